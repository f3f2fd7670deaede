import type { UserId } from '@jhola/domain';
import type { Transaction } from 'kysely';
import { priceListTexts as texts } from '../../../messages/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Tables } from '../../../platform/schema.ts';
import { parseProfile } from '../columns/profile.ts';
import { recordsBelow, hasNameAndPrice } from '../find-header.ts';
import { ImportFault } from '../import-fault.ts';
import type { ImportProgress, OnProgress, OnRows } from '../import-report.ts';
import { toColumns } from '../layouts/meanings.ts';
import { prepareForList } from '../loading/staging.queries.ts';
import type { PictureFor } from '../../pictures/index.ts';
import { openRecords } from '../reading/read-records.ts';
import { type StagedCounts, stageList } from '../stage-list.ts';
import { openStoredList } from '../uploads/list-files.ts';
import type { ListRow } from './lists.queries.ts';

/** The context for processing a list. */
export type ListWork = {
  readonly list: ListRow;
  readonly config: Config;
  readonly clock: Clock;
  readonly pictureFor: PictureFor;
  /** The admin who started the work. */
  readonly actor: UserId;
  readonly onProgress: OnProgress;
  readonly signal: AbortSignal;
};

/** Reads a stored list with its chosen columns into temporary tables, and compares it with the shop. */
export async function stageStoredList(
  tx: Transaction<Tables>,
  work: ListWork,
  onRows: OnRows,
): Promise<StagedCounts> {
  const { list, config, clock, onProgress, signal } = work;
  const { source: name, amounts, freshStock, keepStock, ...reading } = list.settings;
  const columns = toColumns(list.meanings, list.headers);
  if (!hasNameAndPrice(columns)) throw new ImportFault(texts.sayNameAndPrice);
  const file = await openStoredList(config, list.id, list.file_name);
  let bytes = 0;
  const { records } = await openRecords(file, (count) => {
    bytes += count;
  });
  await prepareForList(tx);
  return stageList(
    tx,
    {
      rows: recordsBelow(records, list.header_at),
      columns,
      profile: { ...parseProfile({ name }), ...reading, amounts: amounts ?? 'rupees' },
      totalBytes: file.sizeBytes,
      readBytes: () => bytes,
    },
    { now: clock.now(), freshStock, setStock: !keepStock, onRows, onProgress, signal },
  );
}

/** Share of the total progress, from 0 to 1: reading takes longest, and a check writes nothing. */
export function shareOfAll({ phase, share }: ImportProgress, writes: boolean): number {
  const [reading, comparing] = writes ? [0.5, 0.65] : [0.75, 1];
  if (phase === 'reading') return share * reading;
  if (phase === 'comparing') return reading + share * (comparing - reading);
  return comparing + share * (1 - comparing);
}
