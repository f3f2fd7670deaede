import type { WirePerson } from '@jhola/contract';
import type { Services } from '../../../platform/services.ts';
import { countPeople, type PeopleFilter, type PeoplePage, readPeople } from './people.queries.ts';
import { toWirePerson } from './person.mapper.ts';

export type UserList = {
  readonly data: WirePerson[];
  /** What to send as `after` for those that follow; null where there are none. */
  readonly next: string | null;
  readonly totalCount: number;
};

/** A page of accounts, the newest first, and how many there are of the kind. */
export async function listUsers(
  { db, config }: Services,
  wanted: PeopleFilter & PeoplePage,
): Promise<UserList> {
  const totalCount = await countPeople(db, wanted);
  // One more than is shown tells whether there are more.
  const rows = await readPeople(db, wanted, { ...wanted, limit: wanted.limit + 1 });
  const shown = rows.slice(0, wanted.limit);
  return {
    data: shown.map((row) => toWirePerson(row, config)),
    next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    totalCount,
  };
}
