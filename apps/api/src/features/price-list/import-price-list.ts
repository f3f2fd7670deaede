import { makeId } from '@jhola/domain';
import type { Database } from '../../platform/database.ts';
import { recordChange } from '../audit/index.ts';
import type { Profile } from './columns/profile.ts';
import { findHeader } from './find-header.ts';
import { ImportFault } from './import-fault.ts';
import type { ImportReport, Layout, OnProgress, RowReport } from './import-report.ts';
import { loadStaged } from './loading/load-staged.ts';
import { lockImports } from './loading/staging.queries.ts';
import type { PictureFor } from './picture-for.ts';
import type { PriceListFile } from './reading/price-list-file.ts';
import { openRecords } from './reading/read-records.ts';
import { reportFindings } from './report-findings.ts';
import { countsOf, type StagedCounts, stageList } from './stage-list.ts';

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
  readonly onProgress?: OnProgress;
};

/** What new products have in stock where a list doesn't say. */
export const FRESH_STOCK = 20;

/**
 * Brings a price list into the shop, whole or not at all: everything happens in one transaction, through
 * temporary tables, with no more than a few hundred rows in memory. The same list again changes nothing. A
 * product that the list no longer has stays as it is. Throws ImportFault where the file can't be read, another
 * import is running or a product was edited meanwhile; a row that can't be sold is refused and reported, the others
 * are taken.
 */
export async function importPriceList(
  db: Database,
  file: PriceListFile,
  options: ImportOptions,
): Promise<ImportReport> {
  const { dryRun = false, freshStock = FRESH_STOCK, setStock = true, onRow, onProgress, now } = options;
  const onRows = (rows: readonly RowReport[]) => onRow && rows.forEach((row) => onRow(row));
  let bytes = 0;
  const { encoding, delimiter, records } = await openRecords(file, (count) => {
    bytes += count;
  });
  const { headers, columns, rows } = await findHeader(records, options.profile);
  const layout: Layout = { encoding, delimiter, headers, columns };
  options.onLayout?.(layout);

  return db.transaction().execute(async (tx) => {
    if (!(await lockImports(tx)))
      throw new ImportFault('Another import is running. Please wait until it is done');
    const counts = await stageList(
      tx,
      { rows, columns, profile: options.profile, totalBytes: file.sizeBytes, readBytes: () => bytes },
      { now, freshStock, setStock, onRows, onProgress },
    );
    await reportFindings(tx, onRows);
    if (!dryRun) {
      const progress = (share: number) =>
        onProgress?.({ phase: 'writing', share, bytes, totalBytes: file.sizeBytes, rows: counts.rows });
      const partOf = await recordChange(tx, {
        actor: null,
        act: 'import',
        entity: 'price_list',
        entityId: makeId(now),
        name: file.name,
        before: null,
        after: countsOf(counts),
        now,
      });
      const note = { actor: null, now, partOf };
      await loadStaged(tx, { pictureFor: options.pictureFor, note, onShare: progress });
    }
    return reportOf(dryRun, layout, counts);
  });
}

function reportOf(dryRun: boolean, layout: Layout, counts: StagedCounts): ImportReport {
  const { rows, refused, adjusted, merged, conflicts } = counts;
  const same = counts.products - counts.new - counts.changed;
  return {
    dryRun,
    layout,
    rows,
    refused,
    adjusted,
    merged,
    conflicts,
    products: { total: counts.products, new: counts.new, changed: counts.changed, same },
    categories: { total: counts.categories, new: counts.new_categories },
    subCategories: { total: counts.sub_categories, new: counts.new_sub_categories },
  };
}
