import type { WireAdminChange } from '@jhola/contract';
import type { Db } from '../../platform/database.ts';
import { toWireChange } from './change.mapper.ts';
import { type ChangeFilter, type ChangePage, readChanges, readPeople } from './changes.queries.ts';

export type ChangeList = {
  readonly data: WireAdminChange[];
  /** The `after` cursor of the next page; null on the last page. */
  readonly next: string | null;
  readonly people: { _id: string; name: string }[];
};

/** A page of admins' changes, newest first, and everybody who has made changes. */
export async function listChanges(db: Db, wanted: ChangeFilter & ChangePage): Promise<ChangeList> {
  // Reads one row more than a page, to know whether there is a next page.
  const rows = await readChanges(db, wanted, { ...wanted, limit: wanted.limit + 1 });
  const shown = rows.slice(0, wanted.limit);
  const people = await readPeople(db);
  return {
    data: shown.map(toWireChange),
    next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    people: people.map(({ id, name }) => ({ _id: id, name })),
  };
}
