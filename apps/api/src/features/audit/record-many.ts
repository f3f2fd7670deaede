import type { Db } from '../../platform/database.ts';
import type { ChangeId, ManyChanges, Values } from './change.ts';
import { recordChange, recordChanges } from './record-change.ts';

/** Stands for the id of the thing where a change is about many. */
const MANY = 'many';

export type ManyAtOnce = Omit<ManyChanges, 'partOf'> & {
  /** What was done to all of them, as a verb: 'discount', 'delete many'. */
  readonly whole: string;
  /** What people call one of them, in the plural: 'products'. */
  readonly plural: string;
  /** What all of them got, if they got the same. */
  readonly after: Values | null;
};

/**
 * Notes what was done to many things at once: one change for the whole and one part for each thing, so that the list of
 * all changes isn't buried. Returns the id of the whole, or null if there is nothing to note.
 */
export async function recordMany(tx: Db, { whole, plural, after, ...changes }: ManyAtOnce) {
  const { actor, entity, now, things } = changes;
  const [first] = things;
  if (first === undefined) return null;
  const name = things.length === 1 ? first.name : `${things.length.toLocaleString('en-IN')} ${plural}`;
  const partOf: ChangeId = await recordChange(tx, {
    actor,
    action: whole,
    entity,
    entityId: MANY,
    name,
    before: null,
    after,
    now,
  });
  await recordChanges(tx, { ...changes, partOf });
  return partOf;
}
