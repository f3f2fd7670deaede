import { expect, places, test, url } from '../support/journey.ts';
import { apiOf } from '../support/api.ts';

const textOf = async (path: string) => (await fetch(url + path)).text();
const unescaped = (text: string) =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** A value in a page's head by name: the content of a meta element, or the URL of the canonical link. */
function metaValue(html: string, name: string): string | undefined {
  const pattern =
    name === 'canonical'
      ? /<link rel="canonical" href="([^"]*)"/
      : new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`);
  const found = pattern.exec(html)?.[1];
  return found === undefined ? undefined : unescaped(found);
}

type Thing = { '@type': string; [field: string]: unknown };

/** A page's schema.org data, by type. */
function structuredData(html: string): Record<string, Thing> {
  const [, json = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(json) as { '@graph': Thing[] };
  return Object.fromEntries(graph.map((thing) => [thing['@type'], thing]));
}

test.describe('the sitemap', () => {
  test('lists home, the listings and every product, all by absolute URLs', async () => {
    const response = await fetch(`${url}/sitemap.xml`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address]) => address,
    );
    const { totalCount } = await apiOf(url)('getProducts', { page: 1, limit: 1 });
    const { data: subCategories } = await apiOf(url)('getSubCategories');
    const listings = subCategories.flatMap(({ category }) => category).length;
    expect(addresses).toHaveLength(1 + listings + totalCount);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of ['/', places.listing, places.product]) expect(addresses).toContain(url + path);
  });

  test('is cached: 304 if the client has it', async () => {
    const etag = (await fetch(`${url}/sitemap.xml`)).headers.get('etag') ?? '';
    const again = await fetch(`${url}/sitemap.xml`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('has no second part if one is enough', async () => {
    expect((await fetch(`${url}/sitemap.xml?part=1`)).status).toBe(200);
    expect((await fetch(`${url}/sitemap.xml?part=2`)).status).toBe(404);
  });
});

test('robots.txt names the sitemap and excludes shoppers’ private pages', async () => {
  const response = await fetch(`${url}/robots.txt`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).split('\n');
  expect(lines).toContain(`Sitemap: ${url}/sitemap.xml`);
  expect(lines).toContain('Disallow: /checkout$');
});

test('the manifest and every icon are served with the right type and may be cached', async () => {
  const response = await fetch(`${url}/manifest.webmanifest`);
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  const { icons } = (await response.json()) as { icons: { src: string; type: string; purpose: string }[] };
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  const files = [
    ...icons.map(({ src, type }) => [src, type] as const),
    ['/apple-touch-icon.png', 'image/png'] as const,
    ['/share.png', 'image/png'] as const,
    ['/favicon.ico', 'image/'] as const,
    ['/mark.svg', 'image/svg+xml'] as const,
  ];
  for (const [path, type] of files) {
    const file = await fetch(url + path);
    expect([path, file.status, file.headers.get('cache-control')]).toEqual([
      path,
      200,
      'public, max-age=3600',
    ]);
    expect(file.headers.get('content-type')).toContain(type);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(100);
  }
});

test.describe('meta tags of a page', () => {
  for (const [name, right, asked] of [
    ['home', () => '/', () => '/?utm_source=somewhere'],
    ['a listing', () => places.listing, () => `${places.listing}?page=2`],
    [
      'a product',
      () => places.product,
      () => places.product.replace(/\/product\/.*-/, '/product/another-name-'),
    ],
    ['search', () => '/search?q=doodh', () => '/search?q=doodh&page=2'],
  ] as const) {
    test(`${name} has a canonical URL, and all tags for link previews`, async () => {
      const html = await textOf(asked());
      expect(metaValue(html, 'canonical')).toBe(url + right());
      expect(metaValue(html, 'og:url')).toBe(url + right());
      const title = unescaped(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
      expect(title).toMatch(/\S · Jhola$/);
      expect(metaValue(html, 'og:title')).toBe(title);
      expect(metaValue(html, 'description')?.length).toBeGreaterThan(20);
      expect(metaValue(html, 'og:description')).toBe(metaValue(html, 'description'));
      const picture = metaValue(html, 'og:image') ?? '';
      expect(picture.startsWith(`${url}/`)).toBe(true);
      expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//);
      expect(html).toContain('rel="manifest"');
      expect(html.match(/name="theme-color"/g)).toHaveLength(2);
    });
  }

  test('a product has its offer and breadcrumbs', async () => {
    const { data: product } = await apiOf(url)('getProduct', { productId: places.productId });
    const { Product, BreadcrumbList } = structuredData(await textOf(places.product));
    expect(Product).toMatchObject({
      name: `${product.name}, ${product.unit}`,
      sku: product._id,
      offers: {
        '@type': 'Offer',
        url: url + places.product,
        price: product.price - Math.ceil((product.price * product.discount) / 100),
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
      },
    });
    const steps = BreadcrumbList?.['itemListElement'] as { position: number; name: string; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(steps.at(-1)).toMatchObject({ name: product.name, item: url + places.product });
    for (const { item } of steps) expect((await fetch(item)).status).toBe(200);
  });

  test('home has a search action, a listing its breadcrumbs', async () => {
    expect(structuredData(await textOf('/'))['WebSite']).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${url}/search?q={search_term_string}` },
      },
    });
    const list = structuredData(await textOf(places.listing))['BreadcrumbList']?.['itemListElement'] as {
      item: string;
    }[];
    expect(list.at(-1)?.item).toBe(url + places.listing);
  });

  test('a page excluded by robots.txt also has noindex', async () => {
    const rules = (await textOf('/robots.txt')).matchAll(/^Disallow: (.*)\$$/gm);
    const paths = [...rules].map(([, path = '']) => path);
    expect(paths).toEqual(expect.arrayContaining(['/user', '/cart', '/checkout', '/login', '/dashboard']));
    for (const path of paths)
      expect([path, metaValue(await textOf(path), 'robots')]).toEqual([path, 'noindex']);
  });

  for (const path of [
    '/search',
    '/search?q=doodh',
    '/dashboard/profile',
    '/dashboard/myorders',
    '/dashboard/address',
    '/dashboard/product',
    '/no-such-page',
  ]) {
    test(`${path} has noindex`, async () => {
      expect(metaValue(await textOf(path), 'robots')).toBe('noindex');
    });
  }

  for (const [name, path] of [
    ['no page', () => '/no-such-page'],
    ['no product', () => '/product/Chai-01jzzzzzzzzzzzzzzzzzzzzzzz'],
    ['a product without an id', () => '/product/Chai'],
    ['no listing', () => `${places.listing.split('/').slice(0, 2).join('/')}/Tea-01jzzzzzzzzzzzzzzzzzzzzzzz`],
    ['no part of the sitemap', () => '/sitemap.xml?part=7'],
  ] as const) {
    test(`a missing page (${name}) has the right status`, async () => {
      expect((await fetch(url + path())).status).toBe(404);
    });
  }

  test('home, listings and products may be indexed', async () => {
    for (const path of ['/', places.listing, places.product])
      expect(metaValue(await textOf(path), 'robots')).toBeUndefined();
  });
});
