import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Change, ChangeId, Values } from './change.ts';
import { renameChange } from './changes.queries.ts';
import { recordChange, recordSelected } from './record-change.ts';

/** The entity id of a change of many things that undoes none. */
const MANY = 'many';

export type ManyAtOnce = Pick<Change, 'actor' | 'entity' | 'now'> & {
  /** The action as a verb: 'discount', 'delete many'. */
  readonly action: string;
  /** How many things there are, and the name of one of them. */
  readonly count: number;
  readonly name: string;
  /** The kind of things, in the plural: 'products'. */
  readonly plural: string;
  /** The new value, if it is the same for all. */
  readonly after: Values | null;
  /** The change that it undoes, if any. */
  readonly undoes?: ChangeId | undefined;
  /** What earlier steps of the same change have recorded, if it is made in several transactions. */
  readonly earlier?: { readonly count: number; readonly id: ChangeId | null };
};

/**
 * Records a change of many things at once: one entry for the whole change and one part for each row of `selection` (its
 * columns as for `recordSelected`), so that the list of all changes stays readable. Returns the id of the whole change,
 * or null if nothing changed.
 */
export async function recordMany(
  tx: Db,
  { action, count, name, plural, after, undoes, earlier, ...changes }: ManyAtOnce,
  selection: RawBuilder<unknown>,
): Promise<ChangeId | null> {
  const known = earlier?.id ?? null;
  if (count === 0) return known;
  const total = count + (earlier?.count ?? 0);
  const title = total === 1 ? name : `${total.toLocaleString('en-IN')} ${plural}`;
  if (known !== null) await renameChange(tx, known, title);
  const partOf =
    known ??
    (await recordChange(tx, {
      ...changes,
      action,
      entityId: undoes ?? MANY,
      name: title,
      before: null,
      after,
    }));
  await recordSelected(tx, { ...changes, partOf }, selection);
  return partOf;
}
