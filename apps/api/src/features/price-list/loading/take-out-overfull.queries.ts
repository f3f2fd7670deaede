/** Rows that would give a product more extra fields than it can have. */
import { LIMITS } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { detailsAfter } from './staging.queries.ts';

export type OverfullRow = { line: number; name: string };

/**
 * Takes rows out of listed_rows whose extra fields would be too many together with those of their product, and returns
 * how many these are. A product that has too many already may keep them. Call it before the rows of each product are
 * merged.
 */
export async function takeOutOverfull(db: Db): Promise<number> {
  await sql`
    create temp table listed_overfull on commit drop as
    select row.line, row.name
    from listed_rows as row join products as product on product.id = row.given_id
    where row.details_mode in ('add', 'merge')
      and (select count(*) from jsonb_object_keys(${detailsAfter('row')}))
        > greatest(${LIMITS.details.entries}, (select count(*) from json_object_keys(product.more_details)))`.execute(
    db,
  );
  const { numAffectedRows } = await sql`
    delete from listed_rows where line in (select line from listed_overfull)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** The rows that were taken out, in the list's sequence. */
export function overfullRows(): RawBuilder<OverfullRow> {
  return sql<OverfullRow>`select * from listed_overfull order by line`;
}
