import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Change, ChangeId, Values } from './change.ts';
import { recordChange, recordSelected } from './record-change.ts';

/** The entity id of a change of many things. */
const MANY = 'many';

export type ManyAtOnce = Pick<Change, 'actor' | 'entity' | 'now'> & {
  /** The action as a verb: 'discount', 'delete many'. */
  readonly whole: string;
  /** How many things there are, and the name of one of them. */
  readonly count: number;
  readonly name: string;
  /** The kind of things, in the plural: 'products'. */
  readonly plural: string;
  /** The new value, if it is the same for all. */
  readonly after: Values | null;
};

/**
 * Records a change of many things at once: one entry for the whole change and one part for each row of `selection` (its
 * columns as for `recordSelected`), so that the list of all changes stays readable. Returns the id of the whole change,
 * or null if nothing changed.
 */
export async function recordMany(
  tx: Db,
  { whole, count, name, plural, after, ...changes }: ManyAtOnce,
  selection: RawBuilder<unknown>,
): Promise<ChangeId | null> {
  if (count === 0) return null;
  const partOf = await recordChange(tx, {
    ...changes,
    action: whole,
    entityId: MANY,
    name: count === 1 ? name : `${count.toLocaleString('en-IN')} ${plural}`,
    before: null,
    after,
  });
  await recordSelected(tx, { ...changes, partOf }, selection);
  return partOf;
}
