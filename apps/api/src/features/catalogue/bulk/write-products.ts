import type { CategoryId, Paise, ProductId, SubCategoryId } from '@jhola/domain';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { correctNotedStock, noteChangedProducts, noteNewProducts } from '../history/selected.queries.ts';
import {
  gatherWrites,
  insertNewProducts,
  lockChangedProducts,
  readMovedOn,
  readRanges,
  updateChangedProducts,
  writePlaces,
} from './product-writes.queries.ts';
import { ProductsMovedOn } from './products-moved-on.ts';
import { correctStockMoves, writeStockMoves } from './stock-writes.queries.ts';
import type { BulkOptions } from './write-bulk.ts';

/** One row of a selection: a product as it is to be. At most one a product. */
export type ProductWrite = {
  /** In which new products are added, and the progress is counted. */
  position: number;
  product_id: ProductId;
  is_new: boolean;
  /** Whether the content of a known product changes; its stock may change without. */
  edited: boolean;
  /** Whether a known product leaves where it stands for the places of the other selection. */
  moved: boolean;
  /** By which an import knows it again; one that is known stays. */
  import_key: string | null;
  name: string;
  unit: string;
  price_paise: Paise;
  discount_percent: number;
  description: string;
  images: string[];
  /** As JSON text keeps it, its fields in their order. */
  more_details: string;
  /** What comes to the stock, or leaves it if below zero: what is sold meanwhile stays sold. Of a new one, its stock. */
  stock_change: number;
  /** When the content that was compared was written; null for a new product. */
  seen_content_at: Date | null;
};

/** One row of a selection: where a product that is new or moves will stand. */
export type ProductPlace = {
  product_id: ProductId;
  category_id: CategoryId | null;
  sub_category_id: SubCategoryId | null;
  position: number;
};

export type ProductSelections = {
  readonly writes: RawBuilder<ProductWrite>;
  readonly places: RawBuilder<ProductPlace>;
};

/** Parts between which the progress shows. Few, as each may read all to find its rows. */
const PARTS = 20;

/**
 * Writes new and changed products, each with its note. Rows that orders wait for are locked last, when nothing is left
 * to be computed. Throws ProductsMovedOn.
 */
export async function writeProducts(
  tx: Db,
  { writes, places }: ProductSelections,
  { note, onShare }: BulkOptions,
): Promise<void> {
  await gatherWrites(tx, writes, places);
  const ranges = await readRanges(tx, PARTS);
  const steps = ranges.length + 3;
  let taken = 0;
  const step = () => {
    taken += 1;
    onShare?.(taken / steps);
  };
  step();
  for (const range of ranges) {
    await insertNewProducts(tx, note.now, range);
    await noteNewProducts(tx, note, range);
    await noteChangedProducts(tx, note, range);
    step();
  }
  await writePlaces(tx, places);
  step();
  await writeStockMoves(tx, note.now);
  step();
  await lockChangedProducts(tx);
  const movedOn = await readMovedOn(tx);
  if (movedOn.some(({ edited }) => edited))
    throw new ProductsMovedOn('A product was edited since it was compared');
  const sold = movedOn.map(({ id }) => id);
  if (sold.length > 0) {
    await correctNotedStock(tx, note, sold);
    await correctStockMoves(tx, note.now, sold);
  }
  await updateChangedProducts(tx, note.now);
}
