/** The findings of a check, row by row, for the screen's pages and the report. */
import type { PriceListEffect, PriceListOutcome } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { FieldChange, RowReport } from '../import-report.ts';
import type { PriceListId } from './lists.queries.ts';

export type FindingRow = {
  line: number;
  outcome: PriceListOutcome;
  product: string;
  reason: string;
  changes: FieldChange[];
};

/**
 * Deletes all findings of a list's earlier check. A new check does this in its own transaction, so the earlier findings
 * stay if it fails.
 */
export async function deleteFindings(db: Db, id: PriceListId): Promise<void> {
  await sql`delete from price_list_findings where price_list_id = ${id}`.execute(db);
}

/** Appends rows; `from` is the position of the first one. */
export async function insertFindings(
  db: Db,
  id: PriceListId,
  from: number,
  found: readonly RowReport[],
): Promise<void> {
  await sql`
    insert into price_list_findings (price_list_id, position, line, outcome, product, reason, changes, effects)
    select ${id}, ${from}::integer + place::integer - 1, line, outcome, product, reason, coalesce(changes, '[]'),
      coalesce(array(select json_array_elements_text(effects)), '{}')
    from rows from (json_to_recordset(${JSON.stringify(found)}::json) as (
      line integer, outcome text, product text, reason text, changes json, effects json)) with ordinality
      as one (line, outcome, product, reason, changes, effects, place)`.execute(db);
}

/** Filter: all rows, or those with one outcome or effect. */
export type FindingsWanted = {
  readonly outcome?: PriceListOutcome | undefined;
  readonly effect?: PriceListEffect | undefined;
};

const chosen = (id: PriceListId, { outcome, effect }: FindingsWanted) => sql`
  price_list_id = ${id}
  ${outcome === undefined ? sql`` : sql`and outcome = ${outcome}`}
  ${effect === undefined ? sql`` : sql`and ${effect} = any(effects)`}`;

/** One page of a list's findings in the file's sequence. `page` counts from 1; a page after the last one is empty. */
export async function readFindings(
  db: Db,
  id: PriceListId,
  wanted: FindingsWanted & { readonly page: number; readonly limit: number },
): Promise<FindingRow[]> {
  const { page, limit } = wanted;
  const { rows } = await sql<FindingRow>`
    select line, outcome, product, reason, changes from price_list_findings
    where ${chosen(id, wanted)}
    order by line, position limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return rows;
}

/** The number of a list's findings that match the filter, on all pages; 0 if there is no such list. */
export async function countFindingsOf(db: Db, id: PriceListId, wanted: FindingsWanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from price_list_findings where ${chosen(id, wanted)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** All rows in the file's sequence, after the last one of the previous page. */
export async function readFindingsAfter(
  db: Db,
  id: PriceListId,
  after: { readonly line: number; readonly position: number },
  limit: number,
): Promise<(FindingRow & { position: number })[]> {
  const { rows } = await sql<FindingRow & { position: number }>`
    select position, line, outcome, product, reason, changes from price_list_findings
    where price_list_id = ${id} and (line, position) > (${after.line}, ${after.position})
    order by line, position limit ${limit}`.execute(db);
  return rows;
}
