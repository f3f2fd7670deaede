import { loadSitemap, robotsTxt } from '#features/seo/index.ts';
import type { PageServices } from './page-services.ts';

/** The responses for crawlers besides pages, by path. */
export const crawlerFiles: Readonly<
  Record<string, (url: URL, services: PageServices) => Response | Promise<Response>>
> = {
  '/robots.txt': (_url, { publicUrl }) => textOf('text/plain', robotsTxt(publicUrl)),
  /** The sitemap; if it is too large for one file, `?part=2` is its second part. */
  async '/sitemap.xml'(url, { api, publicUrl }) {
    const part = url.searchParams.get('part');
    const xml = await loadSitemap(api, publicUrl, part === null ? null : Number(part));
    return xml === null ? textOf('text/plain', 'No such part', 404) : textOf('application/xml', xml);
  },
};

function textOf(type: string, text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'content-type': `${type}; charset=utf-8` } });
}
