import {
  byOptionalColumn,
  type CategoryId,
  makeId,
  NO_VALUES,
  type OptionalValues,
  paise,
  type ProductId,
  type SubCategoryId,
} from '@jhola/domain';
import { readConfig } from '../../../platform/config.ts';
import { atOnce, type Steps } from '../../../platform/steps.ts';
import type { CategoryRow, SubCategoryRow } from '../categories/taxonomy.queries.ts';
import { createSearchIndex } from '../search/search-index.ts';
import { suggest } from '../search/suggesting/suggest.ts';
import type { ChangedProducts, SalesRead } from '../shelf/arrangement.ts';
import type { ShelfContents } from '../shelf/shelf-contents.ts';
import { type ShelfProduct, toShelfProduct } from '../shelf/shelf-product.ts';
import { nextContents } from '../shelf/swap-contents.ts';

export type ProductInMemory = {
  readonly name: string;
  readonly unit: string;
  readonly subCategory: string;
  readonly category: string;
  readonly details: Readonly<Record<string, string>>;
  readonly description: string;
};

type Read = { readonly changed: ChangedProducts } | { readonly all: ReadonlyMap<ProductId, ShelfProduct> };

/**
 * What the shelf does with a catalogue after reading it: a shelf without a database, for tests and benchmarks. `wrap`
 * replaces the products on the shelf.
 */
export function shelfInMemory(
  products: readonly ProductInMemory[],
  wrap: (product: ShelfProduct) => ShelfProduct = (product) => product,
) {
  const config = readConfig({});
  const madeAt = new Date('2026-01-01');
  const dated = { created_at: madeAt, updated_at: madeAt };
  const categories = new Map<CategoryId, CategoryRow>();
  const subCategories = new Map<SubCategoryId, SubCategoryRow>();
  const taxonomy = { categories, subCategories };
  const placeIds = new Map<string, string>();
  const index = createSearchIndex();
  let version = 0;
  let contents: ShelfContents | null = null;

  function placed({ category, subCategory }: ProductInMemory): { category: CategoryId; sub: SubCategoryId } {
    const above = (placeIds.get(category) ?? makeId<'Category'>(madeAt)) as CategoryId;
    const sub = (placeIds.get(`${category} ${subCategory}`) ??
      makeId<'SubCategory'>(madeAt)) as SubCategoryId;
    placeIds.set(category, above).set(`${category} ${subCategory}`, sub);
    categories.set(above, { id: above, name: category, image: '', ...dated });
    subCategories.set(sub, { id: sub, name: subCategory, image: '', category_ids: [above], ...dated });
    return { category: above, sub };
  }

  function make(product: ProductInMemory, id: ProductId, createdAt = madeAt): ShelfProduct {
    const { category, sub } = placed(product);
    return toShelfProduct(
      config,
      {
        ...dated,
        id,
        name: product.name,
        images: [],
        unit: product.unit,
        stock: 5,
        price_paise: paise(10_000),
        discount_percent: 0,
        ...byOptionalColumn<OptionalValues>(({ kind }) => NO_VALUES[kind]),
        description: product.description,
        also_called: '',
        more_details: { ...product.details },
        created_at: createdAt,
        content_updated_at: madeAt,
        category_ids: [category],
        sub_category_ids: [sub],
      },
      taxonomy,
    );
  }

  /** What makes contents from a read, with the sales of before unless given. */
  function steps(read: Read, sales: SalesRead = { changed: new Map() }): Steps<() => ShelfContents> {
    version += 1;
    const isRankingOnly = 'changed' in read && read.changed.size === 0 && 'changed' in sales;
    return nextContents(config, { version, taxonomy, sales, isRankingOnly, words, read }, contents);
  }

  /** Makes contents from a read at once. The index is not updated. */
  function arrange(read: Read, sales?: SalesRead): ShelfContents {
    contents = atOnce(steps(read, sales))();
    return contents;
  }

  const words: [] = [];
  const all = products.map((product, index) => wrap(make(product, makeId<'Product'>(new Date(index)))));
  arrange({ all: new Map(all.map((product) => [product.id, product])) });

  return {
    index,
    make,
    steps,
    arrange,
    contents: () => contents as ShelfContents,
    ids: all.map(({ id }) => id),
    /** The response of the suggestions call. Reads the cache; `index.forget()` empties it. */
    suggest: (text: string) =>
      suggest(
        { search: (term) => index.find(term, false), contents: () => contents as ShelfContents },
        config,
        text,
      ),
  };
}
