import { loadSitemap, robotsTxt } from '#features/seo/index.ts';
import type { PageServices } from './page-services.ts';

/** What search engines read of the shop besides its pages, by path. */
export const filesForMachines: Readonly<
  Record<string, (url: URL, services: PageServices) => Response | Promise<Response>>
> = {
  '/robots.txt': (_url, { publicUrl }) => textOf('text/plain', robotsTxt(publicUrl)),
  /** The sitemap; with `?part=2` its second part, where it is too large for one file. */
  async '/sitemap.xml'(url, { api, publicUrl }) {
    const part = url.searchParams.get('part');
    const xml = await loadSitemap(api, publicUrl, part === null ? null : Number(part));
    return xml === null ? textOf('text/plain', 'No such part', 404) : textOf('application/xml', xml);
  },
};

function textOf(type: string, text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'content-type': `${type}; charset=utf-8` } });
}
