import { bareServerFor, sendLoad, median, type Rate, type LoadRequest } from './load.ts';

export type ReadFigure = {
  readonly name: string;
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Requests per second of the bare server with the same bytes, in the same rounds. */
  readonly barePerSecond: number;
  readonly ratio: number;
  readonly bytes: number;
};

/** Shop and bare server take turns, so that a slow moment of the machine affects both. */
export async function measureReads(url: string, rounds: number, seconds: number): Promise<ReadFigure[]> {
  const figures: ReadFigure[] = [];
  for (const load of await readRequests(url)) {
    const bare = await bareServerFor(url, load);
    await sendLoad(url, load, 1);
    const ours: Rate[] = [];
    const floor: Rate[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await sendLoad(url, load, seconds));
      floor.push(await sendLoad(bare.url, load, seconds));
    }
    bare.stop();
    figures.push({
      name: load.name,
      bytes: bare.bytes,
      perSecond: median(ours.map((rate) => rate.perSecond)),
      p99Ms: median(ours.map((rate) => rate.p99Ms)),
      barePerSecond: median(floor.map((rate) => rate.perSecond)),
      ratio: median(ours.map((rate, round) => rate.perSecond / (floor[round]?.perSecond ?? Number.NaN))),
    });
  }
  return figures;
}

type Listed = { _id: string; category: { _id: string }[]; subCategory: { _id: string }[] };

/** The measured requests: a listing, a product, a search and the home page. Throws if the shop has no products. */
export async function readRequests(url: string): Promise<LoadRequest[]> {
  const response = await fetch(`${url}/api/product/get`, { method: 'POST' });
  const { data } = (await response.json()) as { data: Listed[] };
  const product = data[0];
  if (product === undefined) throw new Error('The shop is empty');
  const post = (name: string, path: string, body: unknown): LoadRequest => ({
    name,
    method: 'POST',
    path,
    body: JSON.stringify(body),
  });
  return [
    post('listing', '/api/product/get-pruduct-by-category-and-subcategory', {
      categoryId: product.category[0]?._id,
      subCategoryId: product.subCategory[0]?._id,
      page: 1,
      limit: 12,
    }),
    post('details', '/api/product/get-product-details', { productId: product._id }),
    post('search', '/api/product/search-product', { search: 'milk', page: 1, limit: 10 }),
    { name: 'home page', method: 'GET', path: '/', headers: { 'accept-encoding': 'br' } },
  ];
}
