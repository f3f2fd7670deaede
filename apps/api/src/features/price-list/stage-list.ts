import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/schema.ts';
import { createYield } from './yield-to-requests.ts';
import { createRowReader } from './cleaning/read-row.ts';
import { shorten } from './cleaning/tidy-text.ts';
import type { Columns } from './columns/fields.ts';
import type { ReadingProfile } from './columns/profile.ts';
import type { OnProgress, OnRows, RowReport } from './import-report.ts';
import type { ListedProduct } from './listed-product.ts';
import { type Counts, countFindings } from './loading/findings.queries.ts';
import { keepApart } from './loading/keep-apart.queries.ts';
import { keepUnlisted } from './loading/keep-unlisted.queries.ts';
import { compareWithShop, createStaging, mergeRows, stageRows } from './loading/staging.queries.ts';
import { recogniseProducts } from './loading/recognise-products.queries.ts';
import { takeOutOverfull } from './loading/take-out-overfull.queries.ts';
import type { RawRecord } from './reading/read-records.ts';

/** A list with known columns. */
export type ListToStage = {
  readonly rows: AsyncIterable<RawRecord>;
  readonly columns: Columns;
  readonly profile: ReadingProfile;
  readonly totalBytes: number;
  /** Called with the number of bytes read so far. */
  readonly readBytes: () => number;
};

export type StageOptions = {
  readonly now: Date;
  /** The stock of new products if the list has none. */
  readonly freshStock: number;
  /** Whether the list's stock replaces that of existing products. */
  readonly setStock: boolean;
  readonly onRows: OnRows;
  readonly onProgress?: OnProgress | undefined;
  /** Aborts the work between two batches. */
  readonly signal?: AbortSignal | undefined;
};

export type Staged = { rows: number; refused: number; adjusted: number };
export type StagedCounts = Staged & Counts;

const ROWS_AT_ONCE = 250;

/**
 * Reads a list into temporary tables of this transaction and compares it with the shop. Keeps at most a few hundred
 * rows in memory, and yields to the event loop while it reads.
 */
export async function stageList(
  tx: Transaction<Tables>,
  list: ListToStage,
  options: StageOptions,
): Promise<StagedCounts> {
  const staged: Staged = { rows: 0, refused: 0, adjusted: 0 };
  const progress = (phase: 'reading' | 'comparing', share: number) =>
    options.onProgress?.({
      phase,
      share,
      bytes: list.readBytes(),
      totalBytes: list.totalBytes,
      rows: staged.rows,
    });
  await createStaging(tx);
  for await (const { products, reports } of oneAhead(batches(list, staged))) {
    options.signal?.throwIfAborted();
    if (products.length > 0) await stageRows(tx, products, options.now);
    if (reports.length > 0) await options.onRows(reports);
    progress('reading', Math.min(1, list.readBytes() / Math.max(1, list.totalBytes)));
  }
  progress('comparing', 0);
  staged.adjusted += await keepApart(tx);
  await recogniseProducts(tx);
  staged.refused += await takeOutOverfull(tx);
  await mergeRows(tx);
  await keepUnlisted(tx);
  options.signal?.throwIfAborted();
  progress('comparing', 0.5);
  await compareWithShop(tx, { setStock: options.setStock, freshStock: options.freshStock });
  options.signal?.throwIfAborted();
  progress('comparing', 0.9);
  return { ...staged, ...(await countFindings(tx)) };
}

/** The counts of a list as they are stored and returned. */
export function countsOf(counts: StagedCounts) {
  const { rows, refused, adjusted, merged, conflicts, products, changed } = counts;
  return {
    rows,
    refused,
    adjusted,
    merged,
    conflicts,
    new: counts.new,
    changed,
    same: products - counts.new - changed,
    newCategories: counts.new_categories,
    newSubCategories: counts.new_sub_categories,
  };
}

type Batch = { products: ListedProduct[]; reports: RowReport[] };

/** Prepares the next item while the last one is in use: rows are read while the database stores others. */
async function* oneAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = items.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = items.next();
      // If it fails, the loop throws the error when it reaches this item.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await items.return(undefined);
  }
}

/** Reads the rows and passes them on in batches of a few hundred, with their remarks. */
async function* batches({ rows, columns, profile }: ListToStage, staged: Staged): AsyncGenerator<Batch> {
  const read = createRowReader(columns, profile);
  const yieldToRequests = createYield();
  let batch: Batch = { products: [], reports: [] };
  for await (const record of rows) {
    staged.rows += 1;
    const { line } = record;
    const row = read(record);
    if (row.product === null) {
      staged.refused += 1;
      const cells = record.cells.filter((cell) => cell.trim() !== '');
      const product = shorten(cells.join(' · '), 120);
      batch.reports.push({ line, outcome: 'refused', product, reason: row.reason });
    } else {
      const { name } = row.product;
      if (row.remarks.length > 0) staged.adjusted += 1;
      for (const { effect, text } of row.remarks)
        batch.reports.push({ line, outcome: 'adjusted', product: name, reason: text, effects: [effect] });
      batch.products.push(row.product);
    }
    await yieldToRequests();
    if (batch.products.length < ROWS_AT_ONCE && batch.reports.length < ROWS_AT_ONCE) continue;
    yield batch;
    batch = { products: [], reports: [] };
  }
  yield batch;
}
