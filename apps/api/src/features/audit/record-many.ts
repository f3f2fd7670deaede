import type { Db } from '../../platform/database.ts';
import type { ChangeId, ManyChanges, Values } from './change.ts';
import { recordChange, recordChanges } from './record-change.ts';

/** The entity id of a change of many things. */
const MANY = 'many';

export type ManyAtOnce = Omit<ManyChanges, 'partOf'> & {
  /** The action as a verb: 'discount', 'delete many'. */
  readonly whole: string;
  /** The kind of things, in the plural: 'products'. */
  readonly plural: string;
  /** The new value, if it is the same for all. */
  readonly after: Values | null;
};

/**
 * Records a change of many things at once: one entry for the whole change and one part for each thing, so that the list
 * of all changes stays readable. Returns the id of the whole change, or null if nothing changed.
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
