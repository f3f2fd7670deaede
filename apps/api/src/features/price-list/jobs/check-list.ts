import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/schema.ts';
import { createEffectCounter } from '../count-effects.ts';
import type { RowReport } from '../import-report.ts';
import { reportFindings } from '../report-findings.ts';
import { countsOf } from '../stage-list.ts';
import { deleteFindings, insertFindings } from './findings.queries.ts';
import type { PriceListId } from './lists.queries.ts';
import { recordChecked } from './work.queries.ts';
import { storePlan } from './plan.queries.ts';
import { type ListWork, stageStoredList } from './stage-stored-list.ts';

/** Compares a list with the shop and stores the result: row by row for the screen, and as the plan of the import. */
export async function checkList(tx: Transaction<Tables>, work: ListWork): Promise<void> {
  const { list, clock } = work;
  await deleteFindings(tx, list.id);
  const effects = createEffectCounter();
  const keep = findingsKeeper(tx, list.id);
  const onRows = async (rows: readonly RowReport[]) => {
    effects.add(rows);
    await keep(rows);
  };
  // Edits after this time may be missing in the comparison.
  const checkedAt = clock.now();
  const counts = await stageStoredList(tx, work, onRows);
  await reportFindings(tx, onRows, work.signal);
  await storePlan(tx, list.id);
  work.signal.throwIfAborted();
  await recordChecked(tx, list.id, {
    counts: countsOf(counts),
    effects: effects.result(),
    checkedAt,
    now: clock.now(),
  });
}

function findingsKeeper(tx: Transaction<Tables>, id: PriceListId) {
  let kept = 0;
  return async (rows: readonly RowReport[]) => {
    await insertFindings(tx, id, kept, rows);
    kept += rows.length;
  };
}
