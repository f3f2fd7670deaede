import { makeId } from '@jhola/domain';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Change, ChangeId, ManyChanges, SelectedChanges, SelectedParts } from './change.ts';
import { insertChange, insertChanges, insertSelectedChanges, mergeIntoSelected } from './changes.queries.ts';

/**
 * Records who changed what, in the transaction of the change, so that every change has an entry. Returns the entry's
 * id, to which parts can refer.
 */
export async function recordChange(tx: Db, change: Change): Promise<ChangeId> {
  const id = makeId<'AdminChange'>(change.now);
  await insertChange(tx, id, change);
  return id;
}

/** Records a bulk action in its transaction: one entry for each thing, in one statement. */
export async function recordChanges(tx: Db, changes: ManyChanges): Promise<void> {
  if (changes.things.length === 0) return;
  const ids = changes.things.map(() => makeId<'AdminChange'>(changes.now));
  await insertChanges(tx, ids, changes);
}

/**
 * Records entries for all rows of a selection, in the database. The selection's columns: action, entity_id, name,
 * before and after (jsonb).
 */
export async function recordSelected(
  tx: Db,
  changes: SelectedChanges,
  selection: RawBuilder<unknown>,
): Promise<void> {
  await insertSelectedChanges(tx, changes, selection);
}

/**
 * Corrects entries that `recordSelected` has written, before the commit. The selection's columns: entity_id, and before
 * and after (jsonb) with the values to replace.
 */
export async function correctSelected(
  tx: Db,
  parts: SelectedParts,
  selection: RawBuilder<unknown>,
): Promise<void> {
  await mergeIntoSelected(tx, parts, selection);
}
