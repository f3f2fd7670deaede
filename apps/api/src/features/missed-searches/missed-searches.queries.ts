import type { IndiaDay } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export type Miss = { readonly term: string; readonly shown: string; readonly count: number };

/** Different terms that are kept of a day; a program that makes terms up fills no disk. */
const MOST_TERMS_A_DAY = 2_000;

/** Adds to a day's counts. A term beyond the most of a day is dropped, known ones go on counting. */
export async function addMisses(db: Db, day: IndiaDay, misses: readonly Miss[]): Promise<void> {
  // In the order of the terms, so that two processes never wait for each other in a circle.
  const sorted = misses.toSorted((one, other) => (one.term < other.term ? -1 : 1));
  await sql`
    insert into missed_searches (day, term, shown, count)
    select ${day}::date, given.term, given.shown, given.count
    from unnest(
      ${sorted.map((miss) => miss.term)}::text[],
      ${sorted.map((miss) => miss.shown)}::text[],
      ${sorted.map((miss) => miss.count)}::integer[]
    ) with ordinality as given (term, shown, count, place)
    where (select count(*) from missed_searches where day = ${day}::date) < ${MOST_TERMS_A_DAY}
      or exists (select from missed_searches m where m.day = ${day}::date and m.term = given.term)
    order by given.place
    on conflict (day, term) do update
      set count = least(missed_searches.count + excluded.count, 1000000000), shown = excluded.shown`.execute(
    db,
  );
}

export async function sweepMisses(db: Db, today: IndiaDay, keptDays: number): Promise<void> {
  await sql`delete from missed_searches where day < ${today}::date - ${keptDays}::integer`.execute(db);
}

/** What was looked for most often since a day, in its latest spelling. */
export async function readMissedSearches(
  db: Db,
  since: IndiaDay,
  limit: number,
): Promise<{ term: string; count: number }[]> {
  const { rows } = await sql<{ term: string; count: number }>`
    select (array_agg(shown order by day desc))[1] as term, sum(count)::bigint as count
    from missed_searches where day >= ${since}::date
    group by missed_searches.term order by 2 desc, 1 limit ${limit}`.execute(db);
  return rows;
}
