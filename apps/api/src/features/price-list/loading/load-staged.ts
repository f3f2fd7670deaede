import { makeId } from '@jhola/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/schema.ts';
import { type CatalogueChange, touchCatalogue } from '../../catalogue/index.ts';
import { picturePath } from '../../pictures/index.ts';
import { createBreath } from '../breathe.ts';
import type { PictureFor } from '../picture-for.ts';
import {
  insertNewProducts,
  keepRecipes,
  lockChangedProducts,
  readLineRanges,
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

const PICTURED_AT_ONCE = 250;
const WRITTEN_AT_ONCE = 1_000;
/** With more changes than this a shelf reads everything anew sooner than one by one. */
const CHANGES_TRACED = 2_000;

export type LoadOptions = {
  readonly pictureFor: PictureFor;
  readonly now: Date;
  /** How much is written, from 0 to 1. */
  readonly onShare?: ((share: number) => void) | undefined;
  /** Ends the work between two batches. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Writes what the comparison found: categories, products, where they stand, and the catalogue's new version. What
 * orders wait for, the rows of known products, is locked last.
 */
export async function loadStaged(tx: Tx, options: LoadOptions): Promise<void> {
  const { pictureFor, now } = options;
  const changes = await loadTaxonomy(tx, pictureFor, now);
  await pictureNewProducts(tx, options);
  await writeProducts(tx, options);
  const products = await readTouchedIds(tx, CHANGES_TRACED);
  if (products === null) {
    await touchCatalogue(tx, 'everything');
    return;
  }
  for (const id of products) changes.push({ entity: 'product', id });
  if (changes.length > 0) await touchCatalogue(tx, changes);
}

async function writeProducts(tx: Tx, { now, onShare, signal }: LoadOptions): Promise<void> {
  const added = await readLineRanges(tx, 'new', WRITTEN_AT_ONCE);
  const changed = await readLineRanges(tx, 'changed', WRITTEN_AT_ONCE);
  let written = 0;
  const note = () => {
    signal?.throwIfAborted();
    written += 1;
    onShare?.(written / (added.length + changed.length + 1));
  };
  for (const lines of added) {
    await insertNewProducts(tx, now, lines);
    note();
  }
  await writePlaces(tx);
  await writeStockMoves(tx, now);
  note();
  await lockChangedProducts(tx);
  for (const lines of changed) {
    await updateChangedProducts(tx, now, lines);
    note();
  }
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

async function pictureNewProducts(tx: Tx, { pictureFor, now, signal }: LoadOptions): Promise<void> {
  const breathe = createBreath();
  for (let line = 0; ; ) {
    const products = await readUnpictured(tx, line, PICTURED_AT_ONCE);
    if (products.length === 0) return;
    signal?.throwIfAborted();
    await breathe();
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
