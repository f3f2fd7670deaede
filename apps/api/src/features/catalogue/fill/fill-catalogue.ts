import { type CategoryId, type Id, makeId, type SubCategoryId } from '@jhola/domain';
import type { Database, Db } from '../../../platform/database.ts';
import { insertRecipes } from '../../pictures/index.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import type { CatalogueToFill, ProductToFill } from './catalogue-to-fill.ts';
import { insertCategories, insertProducts, insertSubCategories } from './fill.queries.ts';

export type FillProgress = { readonly done: number; readonly total: number };

const PRODUCTS_AT_ONCE = 500;

/**
 * Inserts a complete catalogue in one transaction. Products are dated one second apart, so that 'newest first' follows
 * their order. Stores only the recipes of pictures; they are drawn at the first request. Throws RangeError for an
 * unknown key.
 */
export async function fillCatalogue(
  db: Database,
  catalogue: CatalogueToFill,
  now: Date,
  onProgress: (progress: FillProgress) => void = () => undefined,
): Promise<void> {
  const { products } = catalogue;
  await db.transaction().execute(async (tx) => {
    const keep = pictureKeeper(catalogue);
    const categories = makeIds<'Category'>(catalogue.categories, now);
    const subCategories = makeIds<'SubCategory'>(catalogue.subCategories, now);
    const categoryRows = catalogue.categories.map(({ key, name, picture }) => ({
      id: idOf(categories, key),
      name,
      image: keep.path(picture),
    }));
    const subCategoryRows = catalogue.subCategories.map(({ key, name, picture, categories: parents }) => ({
      id: idOf(subCategories, key),
      name,
      image: keep.path(picture),
      parents: parents.map((parent) => idOf(categories, parent)),
    }));
    await insertCategories(tx, categoryRows, now);
    await insertSubCategories(tx, subCategoryRows, now);
    await keep.write(tx, now);

    for (let done = 0; done < products.length; done += PRODUCTS_AT_ONCE) {
      const rows = products.slice(done, done + PRODUCTS_AT_ONCE).map((product, index) => {
        const madeAt = new Date(now.getTime() - (products.length - done - index) * 1_000);
        return productRow(product, madeAt, keep, categories, subCategories);
      });
      await insertProducts(tx, rows);
      await keep.write(tx, now);
      onProgress({ done: done + rows.length, total: products.length });
    }
    await touchCatalogue(tx, 'everything');
  });
}

function productRow(
  product: ProductToFill,
  madeAt: Date,
  keep: PictureKeeper,
  categories: Map<string, CategoryId>,
  subCategories: Map<string, SubCategoryId>,
) {
  return {
    id: makeId<'Product'>(madeAt),
    name: product.name,
    images: product.pictures.map(keep.path),
    unit: product.unit,
    stock: product.stock,
    price_paise: product.pricePaise,
    discount_percent: product.discount,
    description: product.description,
    more_details: product.moreDetails,
    created_at: madeAt,
    categories: product.categories.map((key) => idOf(categories, key)),
    sub_categories: product.subCategories.map((key) => idOf(subCategories, key)),
  };
}

/** A new id for each entry, by its key. */
function makeIds<Of extends string>(entries: readonly { key: string }[], now: Date): Map<string, Id<Of>> {
  return new Map(entries.map(({ key }) => [key, makeId<Of>(now)]));
}

function idOf<Made extends string>(ids: Map<string, Made>, key: string): Made {
  const id = ids.get(key);
  if (id === undefined) throw new RangeError(`The catalogue to fill in has no '${key}'`);
  return id;
}

type PictureKeeper = {
  /** Adds a recipe and returns the path of its picture. */
  path(recipe: unknown): string;
  /** Writes the recipes that were added since the last call. */
  write(db: Db, now: Date): Promise<void>;
};

function pictureKeeper(catalogue: CatalogueToFill): PictureKeeper {
  const noted = new Map<string, unknown>();
  return {
    path(recipe) {
      const id = catalogue.pictureId(recipe);
      noted.set(id, recipe);
      return `/images/${id}/640.webp`;
    },
    async write(db, now) {
      await insertRecipes(
        db,
        [...noted].map(([id, recipe]) => ({ id, recipe })),
        now,
      );
      noted.clear();
    },
  };
}
