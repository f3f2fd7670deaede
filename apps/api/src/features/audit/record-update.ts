import type { Db } from '../../platform/database.ts';
import { differing } from './differing.ts';
import type { Change, Values } from './change.ts';
import { recordChange } from './record-change.ts';

export type Update = Omit<Change, 'action' | 'before' | 'after'> & {
  readonly before: Values;
  readonly after: Values;
};

/** Records an update with the values that it changed. Records nothing if no value changed. */
export async function recordUpdate(tx: Db, update: Update): Promise<void> {
  const changed = differing(update.before, update.after);
  if (changed !== null) await recordChange(tx, { ...update, ...changed, action: 'update' });
}
