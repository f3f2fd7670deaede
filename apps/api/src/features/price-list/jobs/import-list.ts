import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/schema.ts';
import { recordChange } from '../../audit/index.ts';
import { loadStaged } from '../loading/load-staged.ts';
import { recordDone } from './work.queries.ts';
import { PlanOutdated } from '../plan-outdated.ts';
import { differsFromPlan, followPlannedStock } from './plan.queries.ts';
import { type ListWork, stageStoredList } from './stage-stored-list.ts';

/** Imports what the check showed, all or nothing. Throws PlanOutdated if the result would differ. */
export async function importList(tx: Transaction<Tables>, work: ListWork): Promise<void> {
  const { list, clock, pictureFor, actor, onProgress, signal } = work;
  const staged = await stageStoredList(tx, work, () => undefined);
  if (await differsFromPlan(tx, list.id)) throw new PlanOutdated();
  await followPlannedStock(tx, list.id);
  const now = clock.now();
  const { size_bytes: totalBytes } = list;
  const onShare = (share: number) =>
    onProgress({ phase: 'writing', share, bytes: totalBytes, totalBytes, rows: staged.rows });
  onShare(0);
  const partOf = await recordChange(tx, {
    actor,
    action: 'import',
    entity: 'price_list',
    entityId: list.id,
    name: list.file_name,
    before: null,
    after: list.counts,
    now,
  });
  await loadStaged(tx, { pictureFor, note: { actor, now, partOf }, onShare, signal });
  signal.throwIfAborted();
  await recordDone(tx, list.id, clock.now());
}
