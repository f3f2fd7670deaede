import type { IndiaDay } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** An event of a term. */
export type SearchCounts = { readonly searches: number; readonly missed: number; readonly chosen: number };
export type Counted = SearchCounts & {
  readonly term: string;
  readonly shown: string;
  /** Whether it is stored if it isn't among the day's terms yet. */
  readonly mayBeNew: boolean;
};

/** The most different terms stored per day, so that a script with random terms can't fill the disk. */
export const MOST_TERMS_A_DAY = 2_000;

/**
 * Adds to a day's counts, and returns the terms that are new on that day. New terms beyond the limit of a day are
 * dropped; existing ones are still counted.
 */
export async function addSearches(db: Db, day: IndiaDay, counted: readonly Counted[]): Promise<string[]> {
  // Sorted by term, so that two processes can't deadlock.
  const sorted = counted.toSorted((one, other) => (one.term < other.term ? -1 : 1));
  const { rows } = await sql<{ term: string; isNew: boolean }>`
    insert into search_counts as stored (day, term, shown, searches, missed, chosen)
    select ${day}::date, given.term, given.shown, given.searches, given.missed, given.chosen
    from unnest(
      ${sorted.map(({ term }) => term)}::text[],
      ${sorted.map(({ shown }) => shown)}::text[],
      ${sorted.map(({ searches }) => searches)}::integer[],
      ${sorted.map(({ missed }) => missed)}::integer[],
      ${sorted.map(({ chosen }) => chosen)}::integer[],
      ${sorted.map(({ mayBeNew }) => mayBeNew)}::boolean[]
    ) with ordinality as given (term, shown, searches, missed, chosen, may_be_new, place)
    where (given.may_be_new and (select count(*) from search_counts where day = ${day}::date) < ${MOST_TERMS_A_DAY})
      or exists (select from search_counts known where known.day = ${day}::date and known.term = given.term)
    order by given.place
    on conflict (day, term) do update set
      searches = least(stored.searches + excluded.searches, 1000000000),
      missed = least(stored.missed + excluded.missed, 1000000000),
      chosen = least(stored.chosen + excluded.chosen, 1000000000),
      shown = excluded.shown
    -- A row that was inserted has never been locked or updated.
    returning stored.term, stored.xmax = 0 as "isNew"`.execute(db);
  return rows.filter(({ isNew }) => isNew).map(({ term }) => term);
}

/** Deletes days older than `days`, and terms that were searched only once before the last `rareDays`. */
export async function deleteOldSearches(
  db: Db,
  today: IndiaDay,
  kept: { readonly days: number; readonly rareDays: number },
): Promise<void> {
  await sql`delete from search_counts where day < ${today}::date - ${kept.days}::integer`.execute(db);
  await sql`
    delete from search_counts where day < ${today}::date - ${kept.rareDays}::integer and term in (
      select term from search_counts group by term having sum(searches) <= 1
    )`.execute(db);
}

/** The terms that most often found nothing since a day, in their latest spelling. */
export async function readMissedSearches(
  db: Db,
  since: IndiaDay,
  limit: number,
): Promise<{ term: string; count: number }[]> {
  const { rows } = await sql<{ term: string; count: number }>`
    select (array_agg(shown order by day desc))[1] as term, sum(missed)::bigint as count
    from search_counts where day >= ${since}::date
    group by search_counts.term having sum(missed) > 0 order by 2 desc, 1 limit ${limit}`.execute(db);
  return rows;
}

/** The most frequent searches since a day with results of which none was opened or added. */
export async function readUnchosenSearches(
  db: Db,
  since: IndiaDay,
  { least, limit }: { readonly least: number; readonly limit: number },
): Promise<{ term: string; count: number }[]> {
  const { rows } = await sql<{ term: string; count: number }>`
    select (array_agg(shown order by day desc))[1] as term, sum(searches - missed)::bigint as count
    from search_counts where day >= ${since}::date
    group by search_counts.term
    having sum(chosen) = 0 and sum(searches - missed) >= ${least} order by 2 desc, 1 limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** The number of searches since a day. */
export async function readSearchTotals(db: Db, since: IndiaDay): Promise<SearchCounts> {
  const { rows } = await sql<SearchCounts>`
    select coalesce(sum(searches), 0)::bigint as searches, coalesce(sum(missed), 0)::bigint as missed,
      coalesce(sum(chosen), 0)::bigint as chosen
    from search_counts where day >= ${since}::date`.execute(db);
  return rows[0] ?? { searches: 0, missed: 0, chosen: 0 };
}
