import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/schema.ts';
import { picturePath } from '../../pictures/index.ts';
import { createBreath } from '../breathe.ts';
import { PlanOutdated } from '../plan-outdated.ts';
import { keepOldPlaces, noteChangedProducts, noteNewProducts } from './history.queries.ts';
import type { LoadOptions } from './load-staged.ts';
import {
  insertNewProducts,
  isEditedSince,
  keepRecipes,
  lockChangedProducts,
  readLineRanges,
  readUnpictured,
  setPictures,
  updateChangedProducts,
  writePlaces,
  writeStockMoves,
} from './products.queries.ts';

type Tx = Transaction<Tables>;

const PICTURED_AT_ONCE = 250;
const WRITTEN_AT_ONCE = 1_000;

/** Writes new and changed products batch by batch, each with its note. */
export async function loadProducts(tx: Tx, { note, onShare, signal }: LoadOptions): Promise<void> {
  const added = await readLineRanges(tx, 'new', WRITTEN_AT_ONCE);
  const changed = await readLineRanges(tx, 'changed', WRITTEN_AT_ONCE);
  const steps = 2 * added.length + 2 * changed.length + 1;
  let taken = 0;
  const step = async (work: Promise<void>) => {
    await work;
    signal?.throwIfAborted();
    taken += 1;
    onShare?.(taken / steps);
  };
  for (const lines of added) await step(insertNewProducts(tx, note.now, lines));
  await keepOldPlaces(tx);
  await writePlaces(tx);
  await step(writeStockMoves(tx, note.now));
  for (const lines of added) await step(noteNewProducts(tx, note, lines));
  for (const lines of changed) await step(noteChangedProducts(tx, note, lines, 'content alone'));
  await lockChangedProducts(tx);
  if (await isEditedSince(tx)) throw new PlanOutdated();
  for (const lines of changed) {
    // What is in stock is certain only now that nobody can buy it.
    await noteChangedProducts(tx, note, lines, 'stock too');
    await step(updateChangedProducts(tx, note.now, lines));
  }
}

/** Gives a drawn picture to new products for which the list has none. */
export async function pictureNewProducts(tx: Tx, { pictureFor, note, signal }: LoadOptions): Promise<void> {
  const breathe = createBreath();
  for (let line = 0; ; ) {
    const products = await readUnpictured(tx, line, PICTURED_AT_ONCE);
    if (products.length === 0) return;
    signal?.throwIfAborted();
    await breathe();
    const pictures = products.map(({ name, brand, unit, category, sub_category: subCategory }) =>
      pictureFor({ kind: 'product', name, brand, unit, category, subCategory }),
    );
    await keepRecipes(tx, pictures, note.now);
    await setPictures(
      tx,
      products.map(({ key }, at) => ({ key, path: picturePath(pictures[at]?.id ?? '') })),
    );
    line = products.at(-1)?.line ?? Number.MAX_SAFE_INTEGER;
  }
}
