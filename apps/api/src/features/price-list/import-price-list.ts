import { basename } from 'node:path';
import {
  asksForAmounts,
  asksForSizeUnit,
  DEFAULT_PRICE_LIST_SETTINGS,
  makeId,
  type PriceListAmounts,
} from '@jhola/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { Tables } from '../../platform/schema.ts';
import { recordChange } from '../audit/index.ts';
import type { Profile, ReadingProfile } from './columns/profile.ts';
import { createEffectCounter } from './count-effects.ts';
import { findHeader, type FoundHeader } from './find-header.ts';
import { ImportCancelled } from './import-cancelled.ts';
import { ImportFault } from './import-fault.ts';
import type { EffectCount, ImportReport, Layout, OnProgress, RowReport } from './import-report.ts';
import { toMeanings } from './layouts/meanings.ts';
import { cancelOnAbort } from './loading/cancel-on-abort.ts';
import { loadStaged } from './loading/load-staged.ts';
import { lockImports, prepareForList } from './loading/staging.queries.ts';
import type { PictureFor } from '../pictures/index.ts';
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
  /** The stock of new products if the list has none. */
  readonly freshStock?: number;
  /** Whether the list's stock replaces that of existing products. */
  readonly setStock?: boolean;
  /** The unit of amounts that look like paise. Without it, such a list is refused. */
  readonly askAmounts?: (examples: readonly string[]) => Promise<PriceListAmounts>;
  /** Called with the planned changes before anything is written; if it returns false, nothing is written. */
  readonly confirm?: (report: ImportReport) => Promise<boolean>;
  readonly onLayout?: (layout: Layout) => void;
  readonly onRow?: (row: RowReport) => void;
  readonly onProgress?: OnProgress;
  /** Cancels the import, until it is committed. */
  readonly signal?: AbortSignal;
};

/** Default stock of new products. */
export const FRESH_STOCK = DEFAULT_PRICE_LIST_SETTINGS.freshStock;

/**
 * Imports a price list, all or nothing: everything happens in one transaction, through temporary tables, with at most a
 * few hundred rows in memory. Importing the same list again changes nothing. A product that is no longer in the list
 * stays unchanged. A dry run may run during an import. Throws ImportFault if the file can't be read, another import is
 * running or a product was edited in the meantime, ImportCancelled when the signal aborts. A row that can't be sold is
 * refused and reported; the others are imported.
 */
export async function importPriceList(
  db: Database,
  file: PriceListFile,
  options: ImportOptions,
): Promise<ImportReport> {
  const { dryRun = false, freshStock = FRESH_STOCK, setStock = true, onRow, onProgress, now } = options;
  const { signal = new AbortController().signal } = options;
  const effects = createEffectCounter();
  const onRows = (rows: readonly RowReport[]) => {
    effects.add(rows);
    if (onRow) rows.forEach((row) => onRow(row));
  };
  let bytes = 0;
  const { encoding, delimiter, records } = await openRecords(file, (count) => {
    bytes += count;
  });
  const found = await findHeader(records, options.profile);
  const { headers, columns, rows } = found;
  const profile = await settleReading(options, found).catch(rethrow);
  const layout: Layout = { encoding, delimiter, headers, columns, profile };
  options.onLayout?.(layout);

  return db.transaction().execute(async (tx) => {
    return cancelOnAbort(db, tx, signal, () => importInto(tx)).catch(rethrow);
  });

  function rethrow(error: unknown): never {
    throw signal.aborted ? new ImportCancelled() : error;
  }

  async function importInto(tx: Transaction<Tables>): Promise<ImportReport> {
    if (!dryRun && !(await lockImports(tx)))
      throw new ImportFault('Another import is running. Please wait until it is done');
    await prepareForList(tx);
    const counts = await stageList(
      tx,
      { rows, columns, profile, totalBytes: file.sizeBytes, readBytes: () => bytes },
      { now, freshStock, setStock, onRows, onProgress, signal },
    );
    await reportFindings(tx, onRows, signal);
    const report = reportOf(dryRun, layout, counts, effects.result());
    const isWanted = !dryRun && ((await options.confirm?.(report)) ?? true);
    if (isWanted) {
      const progress = (share: number) =>
        onProgress?.({ phase: 'writing', share, bytes, totalBytes: file.sizeBytes, rows: counts.rows });
      const partOf = await recordChange(tx, {
        actor: null,
        action: 'import',
        entity: 'price_list',
        entityId: makeId(now),
        name: basename(file.name),
        before: null,
        after: countsOf(counts),
        now,
      });
      const note = { actor: null, now, partOf };
      await loadStaged(tx, { pictureFor: options.pictureFor, note, onShare: progress, signal });
    }
    signal.throwIfAborted();
    return { ...report, dryRun: !isWanted };
  }
}

/**
 * The given settings for reading the list, with guesses for the others. Throws ImportFault if a setting must be given.
 */
async function settleReading(
  { profile, askAmounts }: ImportOptions,
  { headers, columns, reading, sample }: FoundHeader,
): Promise<ReadingProfile> {
  const sizeUnit = profile.sizeUnit ?? reading.sizeUnit;
  const meanings = toMeanings(columns);
  if (asksForSizeUnit(meanings, sizeUnit)) {
    throw new ImportFault(
      `'${headers[columns.indexOf('size')]}' has bare numbers. Say what they are counted in, such as --unit g`,
    );
  }
  const asks = asksForAmounts(
    meanings.map((meaning, at) => ({ meaning, looksLikePaise: reading.paiseLike[at] ?? false })),
  );
  const examples = sample
    .map(
      (cells) => cells[columns.findIndex((column) => column === 'price' || column === 'mrp')]?.trim() ?? '',
    )
    .filter((cell) => cell !== '')
    .slice(0, 3);
  const ask = asks && profile.amounts === undefined;
  if (ask && askAmounts === undefined) throw looksLikePaise(examples);
  const asked = ask ? await askAmounts?.(examples) : undefined;
  const amounts = profile.amounts ?? asked ?? 'rupees';
  return { ...profile, slash: profile.slash ?? reading.slash, sizeUnit, amounts };
}

function looksLikePaise(examples: readonly string[]): ImportFault {
  return new ImportFault(
    `All amounts are whole hundreds (${examples.join(', ')} …): these look like paise. ` +
      'Say --amounts=paise, or --amounts=rupees if they are rupees',
  );
}

function reportOf(
  dryRun: boolean,
  layout: Layout,
  counts: StagedCounts,
  effects: readonly EffectCount[],
): ImportReport {
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
    effects,
    products: { total: counts.products, new: counts.new, changed: counts.changed, same },
    categories: { total: counts.categories, new: counts.new_categories },
    subCategories: { total: counts.sub_categories, new: counts.new_sub_categories },
  };
}
