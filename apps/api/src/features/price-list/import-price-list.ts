import type { Database } from '../../platform/database.ts';
import { createRowReader } from './cleaning/read-row.ts';
import type { Profile } from './columns/profile.ts';
import { type FoundHeader, findHeader } from './find-header.ts';
import { ImportFault } from './import-fault.ts';
import type { ImportProgress, ImportReport, Layout, RowReport } from './import-report.ts';
import type { ListedProduct } from './listed-product.ts';
import { countFindings } from './loading/findings.queries.ts';
import { loadStaged } from './loading/load-staged.ts';
import {
  compareWithShop,
  createStaging,
  lockImports,
  mergeRows,
  stageRows,
} from './loading/staging.queries.ts';
import type { PictureFor } from './picture-for.ts';
import type { PriceListFile } from './reading/price-list-file.ts';
import { openRecords } from './reading/read-records.ts';
import { reportFindings } from './report-findings.ts';

export type ImportOptions = {
  readonly profile: Profile;
  readonly pictureFor: PictureFor;
  readonly now: Date;
  /** Reads and compares, writes nothing. */
  readonly dryRun?: boolean;
  /** The stock of new products for which the list has none. */
  readonly freshStock?: number;
  /** Whether the list's stock replaces the one of products that the shop has already. */
  readonly setStock?: boolean;
  readonly onLayout?: (layout: Layout) => void;
  readonly onRow?: (row: RowReport) => void;
  readonly onProgress?: (progress: ImportProgress) => void;
};

/** What new products have in stock where a list doesn't say. */
export const FRESH_STOCK = 20;
const ROWS_AT_ONCE = 500;

type Staged = { rows: number; refused: number; adjusted: number; bytes: number };

/**
 * Brings a price list into the shop, whole or not at all: everything happens in one transaction, through
 * temporary tables, with no more than a few hundred rows in memory. The same list again changes nothing. A
 * product that the list no longer has stays as it is. Throws ImportFault where the file can't be read or
 * another import is running; a row that can't be sold is refused and reported, the others are taken.
 */
export async function importPriceList(
  db: Database,
  file: PriceListFile,
  options: ImportOptions,
): Promise<ImportReport> {
  const { dryRun = false, freshStock = FRESH_STOCK, setStock = true, onRow = () => undefined } = options;
  const staged: Staged = { rows: 0, refused: 0, adjusted: 0, bytes: 0 };
  const progress = (phase: ImportProgress['phase']) =>
    options.onProgress?.({ phase, bytes: staged.bytes, totalBytes: file.sizeBytes, rows: staged.rows });

  const { encoding, delimiter, records } = await openRecords(file, (count) => {
    staged.bytes += count;
  });
  const found = await findHeader(records, options.profile);
  const layout: Layout = { encoding, delimiter, headers: found.headers, columns: found.columns };
  options.onLayout?.(layout);

  return db.transaction().execute(async (tx) => {
    if (!(await lockImports(tx)))
      throw new ImportFault('Another import is running. Please wait until it is done');
    await createStaging(tx);
    const read = createRowReader(found.columns, options.profile);
    for await (const products of batches(found, read, staged, onRow)) {
      await stageRows(tx, products, options.now);
      progress('reading');
    }
    progress('comparing');
    await mergeRows(tx);
    await compareWithShop(tx, { setStock, freshStock });
    const counts = await countFindings(tx);
    await reportFindings(tx, onRow);
    if (!dryRun) {
      progress('writing');
      await loadStaged(tx, options.pictureFor, options.now);
    }
    return reportOf(dryRun, layout, staged, counts);
  });
}

/** Reads the rows and hands them on some hundred at a time; the refused ones go into the report only. */
async function* batches(
  found: FoundHeader,
  read: ReturnType<typeof createRowReader>,
  staged: Staged,
  onRow: (row: RowReport) => void,
): AsyncGenerator<ListedProduct[]> {
  let batch: ListedProduct[] = [];
  for await (const record of found.rows) {
    staged.rows += 1;
    const { line } = record;
    const row = read(record);
    if (row.product === null) {
      staged.refused += 1;
      onRow({ line, outcome: 'refused', product: record.cells.join(' ').slice(0, 80), reason: row.reason });
      continue;
    }
    if (row.remarks.length > 0) staged.adjusted += 1;
    for (const reason of row.remarks) onRow({ line, outcome: 'adjusted', product: row.product.name, reason });
    batch.push(row.product);
    if (batch.length < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function reportOf(
  dryRun: boolean,
  layout: Layout,
  staged: Staged,
  counts: Awaited<ReturnType<typeof countFindings>>,
): ImportReport {
  const { rows, refused, adjusted } = staged;
  return {
    dryRun,
    layout,
    rows,
    refused,
    adjusted,
    merged: counts.merged,
    conflicts: counts.conflicts,
    products: {
      total: counts.products,
      new: counts.new,
      changed: counts.changed,
      same: counts.products - counts.new - counts.changed,
    },
    categories: { total: counts.categories, new: counts.new_categories },
    subCategories: { total: counts.sub_categories, new: counts.new_sub_categories },
  };
}
