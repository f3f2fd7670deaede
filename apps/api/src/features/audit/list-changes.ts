import type { WireAdminChange } from '@jhola/contract';
import type { Db } from '../../platform/database.ts';
import { toWireChange } from './change.mapper.ts';
import { type ChangeFilter, type ChangePage, readChanges, readPeople } from './changes.queries.ts';

export type ChangeList = {
  readonly data: WireAdminChange[];
  /** What to send as `after` for those before these; null where there are none. */
  readonly next: string | null;
  readonly people: { _id: string; name: string }[];
};

/** A page of what admins did, newest first, and everybody who did something. */
export async function listChanges(db: Db, wanted: ChangeFilter & ChangePage): Promise<ChangeList> {
  // One more than is shown tells whether there are more.
  const rows = await readChanges(db, wanted, { ...wanted, limit: wanted.limit + 1 });
  const shown = rows.slice(0, wanted.limit);
  const people = await readPeople(db);
  return {
    data: shown.map(toWireChange),
    next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    people: people.map(({ id, name }) => ({ _id: id, name })),
  };
}
