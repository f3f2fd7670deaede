import type { IndiaDay } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** An event of a term. */
export type SearchCounts = { readonly searches: number; readonly missed: number; readonly chosen: number };
export type Counted = SearchCounts & {
  readonly term: string;
  readonly shown: string;
  /** The first of the network addresses that it comes from; not stored. */
  readonly from: string;
  /** How many terms of that address are stored that aren't among the day's terms yet. */
  readonly mostNew: number;
};

/** The most different terms stored per day, so that a script with random terms can't fill the disk. */
export const MOST_TERMS_A_DAY = 2_000;

/**
 * Adds to a day's counts, and returns the terms that are new on that day. New terms beyond the limits of their address
 * and of a day are dropped; existing ones are still counted. Processes that write at the same moment may exceed the
 * limit of a day once.
 */
export async function addSearches(db: Db, day: IndiaDay, counted: readonly Counted[]): Promise<string[]> {
  // Sorted by term, so that two processes can't deadlock.
  const sorted = counted.toSorted((one, other) => (one.term < other.term ? -1 : 1));
  const { rows } = await sql<{ term: string; isNew: boolean }>`
    with given as (
      select *, not exists (
        select from search_counts known where known.day = ${day}::date and known.term = given.term
      ) as is_new
      from unnest(
        ${sorted.map(({ term }) => term)}::text[],
        ${sorted.map(({ shown }) => shown)}::text[],
        ${sorted.map(({ searches }) => searches)}::integer[],
        ${sorted.map(({ missed }) => missed)}::integer[],
        ${sorted.map(({ chosen }) => chosen)}::integer[],
        ${sorted.map(({ from }) => from)}::text[],
        ${sorted.map(({ mostNew }) => mostNew)}::integer[]
      ) with ordinality as given (term, shown, searches, missed, chosen, address, most_new, place)
    ), of_address as (
      select *, row_number() over (partition by is_new, address order by place) as nth_of_address from given
    ), of_day as (
      select *, row_number() over (partition by is_new order by place) as nth from of_address
      where not is_new or nth_of_address <= most_new
    )
    insert into search_counts as stored (day, term, shown, searches, missed, chosen)
    select ${day}::date, term, shown, searches, missed, chosen
    from of_day
    where not is_new
      or nth + (select count(*) from search_counts where day = ${day}::date) <= ${MOST_TERMS_A_DAY}::integer
    order by place
    on conflict (day, term) do update set
      searches = least(stored.searches + excluded.searches, 1000000000),
      missed = least(stored.missed + excluded.missed, 1000000000),
      chosen = least(stored.chosen + excluded.chosen, 1000000000),
      shown = excluded.shown
    -- A row that was inserted has never been locked or updated.
    returning stored.term, stored.xmax = 0 as "isNew"`.execute(db);
  return rows.filter(({ isNew }) => isNew).map(({ term }) => term);
}

/** Deletes days older than `days`, and days older than `rareDays` of terms that were searched only once. */
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
