/** The planned change of each product, stored by a check until the import. */
import { sql } from 'kysely';
import { CLOCKS_DIFFER_MS } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database.ts';
import { BEFORE_AND_AFTER } from '../loading/staging.queries.ts';
import type { PriceListId } from './lists.queries.ts';

/** Changes of content with the state before; a change of only the stock isn't part of the plan. */
const FINGERPRINT = sql`case when change.is_new or change.edited then md5(row(
  ${BEFORE_AND_AFTER}, change.categories, change.sub_categories, change.moved, change.is_new)::text) else '' end`;

/** Stores the plan of the staged list, and replaces the previous plan. */
export async function storePlan(db: Db, id: PriceListId): Promise<void> {
  await sql`delete from price_list_plans where price_list_id = ${id}`.execute(db);
  await sql`
    insert into price_list_plans (price_list_id, key, product_id, fingerprint, restocked, old_stock, new_stock)
    select ${id}, change.key, case when not change.is_new then change.product_id end, ${FINGERPRINT},
      change.restocked, change.old_stock, change.new_stock
    from listed_changes as change
    where change.is_new or change.edited or change.restocked`.execute(db);
}

/** Whether importing the staged list now would differ from the plan, apart from stock. */
export async function differsFromPlan(db: Db, id: PriceListId): Promise<boolean> {
  // Uses grouping instead of a join: a full join with a condition on both sides may become a nested loop.
  const { rows } = await sql<{ differs: boolean }>`
    select exists (
      select from (
        select change.key, ${FINGERPRINT} as fingerprint
        from listed_changes as change where change.is_new or change.edited
        union all
        select key, fingerprint from price_list_plans where price_list_id = ${id} and fingerprint <> ''
      ) as now_and_planned
      group by key, fingerprint having count(*) <> 2
    ) or exists (
      select key from price_list_plans where price_list_id = ${id} and restocked
      except select key from listed_changes where not is_new
    ) as differs`.execute(db);
  return rows[0]?.differs === true;
}

/** Changes the staged stock by the planned difference, so that sales since the check are kept. */
export async function followPlannedStock(db: Db, id: PriceListId): Promise<void> {
  await sql`
    update listed_changes set restocked = false, new_stock = old_stock where not is_new and restocked`.execute(
    db,
  );
  await sql`
    update listed_changes as change set restocked = true, old_stock = plan.old_stock, new_stock = plan.new_stock
    from price_list_plans as plan
    where plan.price_list_id = ${id} and plan.key = change.key and plan.restocked`.execute(db);
}

/**
 * Whether a product of the plan was edited or deleted since the check: a quick test; the import compares again. An edit
 * that is dated into the future, because a clock was ahead, may be an earlier one.
 */
export async function isPlainlyOutdated(db: Db, id: PriceListId, now: Date): Promise<boolean> {
  const latest = new Date(now.getTime() + CLOCKS_DIFFER_MS);
  const { rows } = await sql<{ outdated: boolean }>`
    select exists (
      select from price_list_plans as plan
      join price_lists as list on list.id = plan.price_list_id
      left join products as product on product.id = plan.product_id
      where list.id = ${id} and plan.product_id is not null
        and (product.id is null or (plan.fingerprint <> '' and product.content_updated_at > list.checked_at
          and product.content_updated_at <= ${latest}::timestamptz))
    ) as outdated`.execute(db);
  return rows[0]?.outdated === true;
}
