import { type Id, makeId, type UserId } from '@jhola/domain';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { insertChange, insertChanges, insertSelectedChanges, mergeIntoSelected } from './changes.queries.ts';

/** What can be changed by somebody of the shop. */
export type ChangedEntity = 'category' | 'sub_category' | 'product' | 'order' | 'user' | 'price_list';

export type ChangeId = Id<'AdminChange'>;

export type Values = Readonly<Record<string, unknown>>;

export type Change = {
  /** Null for who works at the command line. */
  readonly actor: UserId | null;
  /** What was done, as a verb: 'create', 'update', 'delete', 'move', 'import' … */
  readonly act: string;
  readonly entity: ChangedEntity;
  readonly entityId: string;
  /** What people call it: a product's name, an order's number. */
  readonly name: string;
  /** The values before, null where it is new. For an update, those that differ are enough. */
  readonly before: Values | null;
  /** The values after, null where it is gone. */
  readonly after: Values | null;
  readonly now: Date;
};

/**
 * Notes who of the shop did what, in the transaction that does it: there is no change without its note. Answers the
 * note's id, for those of its parts.
 */
export async function recordChange(tx: Db, change: Change): Promise<ChangeId> {
  const id = makeId<'AdminChange'>(change.now);
  await insertChange(tx, id, change);
  return id;
}

/** What one bulk act did to each of many things. */
export type ManyChanges = Pick<Change, 'actor' | 'act' | 'entity' | 'now'> & {
  /** The change that these are parts of. */
  readonly partOf?: ChangeId;
  readonly things: readonly Pick<Change, 'entityId' | 'name' | 'before' | 'after'>[];
};

/** The same for a bulk act: a note for each thing, in one statement. */
export async function recordChanges(tx: Db, changes: ManyChanges): Promise<void> {
  if (changes.things.length === 0) return;
  const ids = changes.things.map(() => makeId<'AdminChange'>(changes.now));
  await insertChanges(tx, ids, changes);
}

/** Parts of a change, one a row of a selection. */
export type SelectedChanges = Pick<Change, 'actor' | 'entity' | 'now'> & { readonly partOf: ChangeId };

/**
 * Notes what a statement finds in the database, however many things these are. The selection's columns: act, entity_id,
 * name, before and after (jsonb).
 */
export async function recordSelected(
  tx: Db,
  changes: SelectedChanges,
  selection: RawBuilder<unknown>,
): Promise<void> {
  await insertSelectedChanges(tx, changes, selection);
}

/** Which parts of a change were noted too early. */
export type SelectedParts = Pick<Change, 'entity'> & {
  readonly partOf: ChangeId;
  readonly ids: readonly string[];
};

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
