/** The names of the caches: documents and page data, the files of the build, and pictures. */
export const PAGES = 'pages';
export const ASSETS = 'assets';
export const PICTURES = 'pictures';

const ASSET = /\/assets\/[\w.-]+/g;

/** Fetches documents and the files that they name, and saves them. Rejects if one of them can't be fetched. */
export async function savePages(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map(savePage));
}

async function savePage(path: string): Promise<void> {
  const page = await fetch(path);
  if (page.status !== 200) throw new Error(`${path} was answered ${page.status}`);
  const html = await page.clone().text();
  const [pages, assets] = await Promise.all([caches.open(PAGES), caches.open(ASSETS)]);
  await Promise.all(assetsIn(html).map((asset) => saveAsset(assets, asset)));
  await pages.put(path, page);
}

/** The paths of the build's files in a document, each once. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(ASSET))];
}

async function saveAsset(assets: Cache, path: string): Promise<void> {
  if (!(await assets.match(path, { ignoreVary: true }))) await assets.add(path);
}
