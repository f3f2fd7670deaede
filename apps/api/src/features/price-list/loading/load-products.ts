import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/schema.ts';
import { picturePath } from '../../pictures/index.ts';
import { createBreath } from '../breathe.ts';
import { PlanOutdated } from '../plan-outdated.ts';
import { correctNotedStock, noteChangedProducts, noteNewProducts } from './history.queries.ts';
import type { LoadOptions } from './load-staged.ts';
import {
  addPictures,
  createPictures,
  gatherWrites,
  insertNewProducts,
  keepRecipes,
  lockChangedProducts,
  readLineRanges,
  readMovedOn,
  unpicturedProducts,
  updateChangedProducts,
  writePlaces,
  writeStockMoves,
} from './products.queries.ts';
import { readInBatches } from './batches.queries.ts';

type Tx = Transaction<Tables>;

const PICTURED_AT_ONCE = 250;
/** Parts of a list between which the progress shows. Few, as each may read the whole list to find its rows. */
const PARTS = 20;

/**
 * Writes new and changed products, each with its note. Rows that orders wait for are locked last, when nothing is left
 * to be computed. Throws PlanOutdated if a product was edited since the comparison.
 */
export async function loadProducts(tx: Tx, { note, onShare, signal }: LoadOptions): Promise<void> {
  await gatherWrites(tx);
  const ranges = await readLineRanges(tx, PARTS);
  const steps = ranges.length + 3;
  let taken = 0;
  const step = () => {
    signal?.throwIfAborted();
    taken += 1;
    onShare?.(taken / steps);
  };
  step();
  for (const lines of ranges) {
    await insertNewProducts(tx, note.now, lines);
    await noteNewProducts(tx, note, lines);
    await noteChangedProducts(tx, note, lines);
    step();
  }
  await writePlaces(tx);
  step();
  await writeStockMoves(tx, note.now);
  step();
  await lockChangedProducts(tx);
  const movedOn = await readMovedOn(tx);
  if (movedOn.some(({ edited }) => edited)) throw new PlanOutdated();
  if (movedOn.length > 0)
    await correctNotedStock(
      tx,
      note,
      movedOn.map(({ id }) => id),
    );
  await updateChangedProducts(tx, note.now);
}

/** Chooses drawn pictures for new products for which the list has none. */
export async function pictureNewProducts(tx: Tx, { pictureFor, note, signal }: LoadOptions): Promise<void> {
  const breathe = createBreath();
  await createPictures(tx);
  for await (const products of readInBatches(tx, unpicturedProducts(), PICTURED_AT_ONCE)) {
    signal?.throwIfAborted();
    await breathe();
    const pictured = products.map(({ line, name, brand, unit, category, sub_category: subCategory }) => ({
      line,
      picture: pictureFor({ kind: 'product', name, brand, unit, category, subCategory }),
    }));
    await keepRecipes(
      tx,
      pictured.map(({ picture }) => picture),
      note.now,
    );
    await addPictures(
      tx,
      pictured.map(({ line, picture }) => ({ line, path: picturePath(picture.id) })),
    );
  }
}
