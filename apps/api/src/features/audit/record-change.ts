import { makeId } from '@jhola/domain';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Change, ChangeId, ManyChanges, SelectedChanges, SelectedParts } from './change.ts';
import { insertChange, insertChanges, insertSelectedChanges, mergeIntoSelected } from './changes.queries.ts';

/**
 * Notes who of the shop did what, in the transaction that does it: there is no change without its note. Answers the
 * note's id, for those of its parts.
 */
export async function recordChange(tx: Db, change: Change): Promise<ChangeId> {
  const id = makeId<'AdminChange'>(change.now);
  await insertChange(tx, id, change);
  return id;
}

/** The same for a bulk action: a note for each thing, in one statement. */
export async function recordChanges(tx: Db, changes: ManyChanges): Promise<void> {
  if (changes.things.length === 0) return;
  const ids = changes.things.map(() => makeId<'AdminChange'>(changes.now));
  await insertChanges(tx, ids, changes);
}

/**
 * Notes what a statement finds in the database, however many things these are. The selection's columns: action, entity_id,
 * name, before and after (jsonb).
 */
export async function recordSelected(
  tx: Db,
  changes: SelectedChanges,
  selection: RawBuilder<unknown>,
): Promise<void> {
  await insertSelectedChanges(tx, changes, selection);
}

/**
 * Puts right, before the commit, what `recordSelected` noted of some things. The selection's columns: entity_id, and
 * before and after (jsonb) with the values that replace those of the same names.
 */
export async function correctSelected(
  tx: Db,
  parts: SelectedParts,
  selection: RawBuilder<unknown>,
): Promise<void> {
  await mergeIntoSelected(tx, parts, selection);
}
