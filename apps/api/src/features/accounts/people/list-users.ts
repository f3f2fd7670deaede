import type { WirePerson } from '@jhola/contract';
import type { Services } from '../../../platform/services.ts';
import { countPeople, type PeopleFilter, type PeoplePage, readPeople } from './people.queries.ts';
import { toWirePerson } from './person.mapper.ts';

export type UserList = {
  readonly data: WirePerson[];
  /** The `after` cursor of the next page; null on the last page. */
  readonly next: string | null;
  readonly totalCount: number;
};

/** A page of accounts, newest first, and the number of matching accounts. */
export async function listUsers(
  { db, config }: Services,
  wanted: PeopleFilter & PeoplePage,
): Promise<UserList> {
  const totalCount = await countPeople(db, wanted);
  // Reads one row more than a page, to know whether there is a next page.
  const rows = await readPeople(db, wanted, { ...wanted, limit: wanted.limit + 1 });
  const shown = rows.slice(0, wanted.limit);
  return {
    data: shown.map((row) => toWirePerson(row, config)),
    next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    totalCount,
  };
}
