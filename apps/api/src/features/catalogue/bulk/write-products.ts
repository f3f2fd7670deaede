import type { Db } from '../../../platform/database.ts';
import {
  correctRecordedStock,
  recordChangedProducts,
  recordNewProducts,
} from '../history/selected.queries.ts';
import type { BulkOptions, ProductSelections } from './bulk.ts';
import {
  gatherWrites,
  insertNewProducts,
  lockChangedProducts,
  readConcurrentChanges,
  readRanges,
  updateChangedProducts,
  writePlaces,
} from './product-writes.queries.ts';
import { CatalogueChanged } from './catalogue-changed.ts';
import { correctStockMoves, writeStockMoves } from './stock-writes.queries.ts';

/** The number of parts after which progress is reported. Small, because each part may scan all rows. */
const PARTS = 20;

/**
 * Writes new and changed products with their audit entries. Rows that orders wait for are locked last, after everything
 * is computed. Throws CatalogueChanged.
 */
export async function writeProducts(
  tx: Db,
  selections: ProductSelections,
  { note, onShare }: BulkOptions,
): Promise<void> {
  const { columns, places } = selections;
  await gatherWrites(tx, selections);
  const ranges = await readRanges(tx, PARTS);
  const steps = ranges.length + 3;
  let taken = 0;
  const step = () => {
    taken += 1;
    onShare?.(taken / steps);
  };
  step();
  for (const range of ranges) {
    await insertNewProducts(tx, columns, note.now, range);
    await recordNewProducts(tx, note, columns, range);
    await recordChangedProducts(tx, note, columns, range);
    step();
  }
  await writePlaces(tx, places);
  step();
  await writeStockMoves(tx, note.now);
  step();
  await lockChangedProducts(tx);
  const concurrentChanges = await readConcurrentChanges(tx);
  if (concurrentChanges.some(({ edited }) => edited))
    throw new CatalogueChanged('A product was edited since it was compared');
  const sold = concurrentChanges.map(({ id }) => id);
  if (sold.length > 0) {
    await correctRecordedStock(tx, note, sold);
    await correctStockMoves(tx, note.now, sold);
  }
  await updateChangedProducts(tx, columns, note.now);
}
