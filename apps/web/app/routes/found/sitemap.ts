import { data } from 'react-router';
import { loadSitemap } from '#features/found/index.ts';
import { pageServices } from '#platform/load-context.ts';
import type { Route } from './+types/sitemap';

/** The sitemap; with `?part=2` its second part, where it is too large for one file. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageServices);
  const part = url.searchParams.get('part');
  const xml = await loadSitemap(api, publicUrl, part === null ? null : Number(part));
  if (xml === null) throw data(null, { status: 404 });
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
