import { makeId } from '@jhola/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/schema.ts';
import { type CatalogueChange, touchCatalogue } from '../../catalogue/index.ts';
import { picturePath } from '../../pictures/index.ts';
import type { PictureFor } from '../picture-for.ts';
import {
  insertNewProducts,
  keepRecipes,
  readTouchedIds,
  readUnpictured,
  setPictures,
  updateChangedProducts,
  writePlaces,
  writeStockMoves,
} from './products.queries.ts';
import {
  insertCategories,
  insertSubCategories,
  type NamedPlace,
  readMissingCategories,
  readMissingSubCategories,
  resolvePlaces,
} from './taxonomy.queries.ts';

type Tx = Transaction<Tables>;

const PICTURED_AT_ONCE = 1_000;
/** With more changes than this a shelf reads everything anew sooner than one by one. */
const CHANGES_TRACED = 2_000;

/** Writes what the comparison found: categories, products, where they stand, and the catalogue's new version. */
export async function loadStaged(tx: Tx, pictureFor: PictureFor, now: Date): Promise<void> {
  const changes = await loadTaxonomy(tx, pictureFor, now);
  await pictureNewProducts(tx, pictureFor, now);
  await insertNewProducts(tx, now);
  await updateChangedProducts(tx, now);
  await writePlaces(tx);
  await writeStockMoves(tx, now);
  const products = await readTouchedIds(tx, CHANGES_TRACED);
  if (products === null) {
    await touchCatalogue(tx, 'everything');
    return;
  }
  for (const id of products) changes.push({ entity: 'product', id });
  if (changes.length > 0) await touchCatalogue(tx, changes);
}

async function loadTaxonomy(tx: Tx, pictureFor: PictureFor, now: Date): Promise<CatalogueChange[]> {
  const pictures: { id: string; recipe: unknown }[] = [];
  const named = (name: string, picture: { id: string; recipe: unknown }): NamedPlace => {
    pictures.push(picture);
    return { id: makeId(now), name, image: picturePath(picture.id) };
  };
  const categories = (await readMissingCategories(tx)).map((name) =>
    named(name, pictureFor({ kind: 'category', name })),
  );
  const subCategories = (await readMissingSubCategories(tx)).map(({ name, category }) =>
    named(name, pictureFor({ kind: 'sub_category', name, category })),
  );
  await keepRecipes(tx, pictures, now);
  await insertCategories(tx, categories, now);
  await insertSubCategories(tx, subCategories, now);
  const linked = await resolvePlaces(tx);
  const touched = new Set([...subCategories.map((place) => place.id), ...linked]);
  return [
    ...categories.map(({ id }) => ({ entity: 'category' as const, id })),
    ...[...touched].map((id) => ({ entity: 'sub_category' as const, id })),
  ];
}

async function pictureNewProducts(tx: Tx, pictureFor: PictureFor, now: Date): Promise<void> {
  for (let line = 0; ; ) {
    const products = await readUnpictured(tx, line, PICTURED_AT_ONCE);
    if (products.length === 0) return;
    const pictures = products.map(({ name, brand, unit, category, sub_category: subCategory }) =>
      pictureFor({ kind: 'product', name, brand, unit, category, subCategory }),
    );
    await keepRecipes(tx, pictures, now);
    await setPictures(
      tx,
      products.map(({ key }, at) => ({ key, path: picturePath(pictures[at]?.id ?? '') })),
    );
    line = products.at(-1)?.line ?? Number.MAX_SAFE_INTEGER;
  }
}
