import { readProductName, stapleCredits, stapleOf, STAPLES, wordsOfPlaces } from '@jhola/domain';
import { SearchEngine } from '@jhola/api/search';
import { type JudgedQuery, judge } from './judge.ts';
import type { ListedProduct } from './listed-product.ts';

export type Verdict = {
  readonly query: JudgedQuery;
  readonly found: readonly ListedProduct[];
  /** The errors of the query; null if it passed. */
  readonly wrong: string | null;
  /** CPU time in microseconds. */
  readonly cpu: number;
};

/** Returns a search function for the products of a list. */
export type CreateSearch = (list: readonly ListedProduct[]) => (text: string) => readonly ListedProduct[];

/** The shop's own search. */
export const shopSearch: CreateSearch = (list) => {
  const engine = new SearchEngine();
  const byId = fillEngine(engine, list);
  return (text) => engine.find(text).products.flatMap(({ id }) => byId.get(id) ?? []);
};

/** Adds the products of a list to a search; returns them by their id in it. */
export function fillEngine(
  engine: SearchEngine,
  list: readonly ListedProduct[],
): ReadonlyMap<string, ListedProduct> {
  const byId = new Map<string, ListedProduct>();
  const credits = creditsOf(list);
  list.forEach((product, place) => {
    const id = String(place) as Parameters<typeof engine.remove>[0];
    byId.set(id, product);
    const { brand, name } = product;
    const shown = name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`;
    engine.add(
      {
        id,
        name: shown,
        unit: product.pack,
        brand,
        subCategories: product.subCategory.split(', '),
        categories: product.category.split(', '),
        alsoCalled: [],
        texts: product.texts,
      },
      { stock: product.stock, age: place, popularity: credits.get(id) ?? 0 },
    );
  });
  engine.finishLoading();
  return byId;
}

/** The popularity of products in a shop without orders, by their position in the list. */
function creditsOf(list: readonly ListedProduct[]): ReadonlyMap<string, number> {
  const rankable = list.map(({ brand, name, category, subCategory, pricePaise }, place) => {
    const parsed = readProductName(name, brand);
    const staple = stapleOf(parsed, wordsOfPlaces([category, subCategory]));
    return { id: String(place), family: parsed.family, staple, pricePaise };
  });
  return stapleCredits(rankable, STAPLES.length);
}

/** Runs queries over a list. */
export function evaluate(
  list: readonly ListedProduct[],
  queries: readonly JudgedQuery[],
  createSearch: CreateSearch = shopSearch,
): Verdict[] {
  const find = createSearch(list);
  return queries.map((query) => {
    const before = process.cpuUsage();
    const found = find(query.query);
    const { user, system } = process.cpuUsage(before);
    return { query, found: found.slice(0, 5), wrong: judge(query, found), cpu: user + system };
  });
}
