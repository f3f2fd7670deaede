/** The maximum number of URLs in one sitemap. */
export const SITEMAP_SIZE = 50_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A sitemap of absolute URLs, at most SITEMAP_SIZE. */
export function sitemapXml(addresses: readonly string[]): string {
  return documentOf('urlset', 'url', addresses);
}

/** The sitemap index, which lists the parts of a sitemap that would be too large. */
export function sitemapIndexXml(publicUrl: string, total: number): string {
  const parts = Array.from(
    { length: Math.ceil(total / SITEMAP_SIZE) },
    (_, index) => `${publicUrl}/sitemap.xml?part=${index + 1}`,
  );
  return documentOf('sitemapindex', 'sitemap', parts);
}

function documentOf(list: string, entry: string, addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<${entry}><loc>${escapeXml(address)}</loc></${entry}>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${entries.join('')}</${list}>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
