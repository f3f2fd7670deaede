/**
 * Bulk actions of the product table. The products of a step are gathered in a temporary table and locked in the order
 * of their ids, as placing an order does. All following statements, including the audit log's, read that table.
 */
import type { DiscountPercent, ProductId } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { type ChangeId, type PartsRange, updatedParts } from '../../audit/index.ts';
import { changedAt } from '../stock/stock-rules.queries.ts';

/** The products that don't have a discount yet, by id, and the names of those that would be free with it. */
type OtherDiscounts = { readonly ids: readonly ProductId[]; readonly free: readonly string[] };

/** Reads which of these products don't have the discount yet. As one row, because there may be tens of thousands. */
export async function readOtherDiscounts(
  db: Db,
  ids: readonly ProductId[],
  discount: DiscountPercent,
): Promise<OtherDiscounts> {
  const { rows } = await sql<OtherDiscounts>`
    select coalesce(json_agg(id order by id), '[]') as ids,
      coalesce(json_agg(name order by id) filter (where not is_sellable(price_paise, ${discount}::integer)), '[]') as free
    from products where id = any(${ids}::text[]) and discount_percent <> ${discount}`.execute(db);
  return rows[0] ?? { ids: [], free: [] };
}

/** A discount that a bulk action gave to a product, and the product's previous one. */
export type FormerDiscount = { readonly id: ProductId; readonly before: number; readonly given: number };

/**
 * The discounts that a bulk action changed, in percent, from a range of its parts in the audit log, in no particular
 * order. Includes products that were deleted since.
 */
export async function readFormerDiscounts(
  db: Db,
  whole: ChangeId,
  range: PartsRange,
): Promise<FormerDiscount[]> {
  const { rows } = await sql<FormerDiscount>`
    select entity_id as id, (before ->> 'discount')::integer as before, (after ->> 'discount')::integer as given
    from (${updatedParts(whole, range)}) as part`.execute(db);
  return rows;
}

/**
 * Gathers the products that don't have the discount yet, with their new discount, unless they would be free because
 * their price has just changed.
 */
export async function gatherOtherDiscounts(
  tx: Db,
  ids: readonly ProductId[],
  discount: DiscountPercent,
): Promise<void> {
  await gather(
    tx,
    sql`select p.id, p.name, p.price_paise, p.discount_percent as before, ${discount}::integer as after
      from products p where p.id = any(${ids}::text[]) and p.discount_percent <> ${discount}
        and is_sellable(p.price_paise, ${discount}::integer)`,
    sql`no key update`,
  );
}

/**
 * Gathers the products that still have the discount they were given, with their previous discount, unless they would
 * then be free.
 */
export async function gatherFormerDiscounts(tx: Db, former: readonly FormerDiscount[]): Promise<void> {
  const column = <Value>(of: (one: FormerDiscount) => Value) => former.map(of);
  await gather(
    tx,
    sql`select p.id, p.name, p.price_paise, p.discount_percent as before, part.before as after
      from products p join unnest(${column(({ id }) => id)}::text[], ${column(({ before }) => before)}::integer[],
        ${column(({ given }) => given)}::integer[]) as part (id, before, given) on part.id = p.id
      where p.discount_percent = part.given and is_sellable(p.price_paise, part.before)`,
    sql`no key update`,
  );
}

/** Gathers the products that still exist, to delete them. */
export async function gatherForDeletion(tx: Db, ids: readonly ProductId[]): Promise<void> {
  await gather(
    tx,
    sql`select p.id, p.name, p.unit, p.stock, p.price_paise, p.discount_percent
      from products p where p.id = any(${ids}::text[])`,
    sql`update`,
  );
}

async function gather(tx: Db, products: RawBuilder<unknown>, lock: RawBuilder<unknown>): Promise<void> {
  await sql`
    create temp table chosen_products on commit drop as
    with locked as (${products} order by p.id for ${lock} of p) select * from locked`.execute(tx);
  // Without statistics the planner would look up each product of the table on its own.
  await sql`analyze chosen_products`.execute(tx);
}

/** The number of gathered products, and the name of one. */
export async function readGathered(tx: Db): Promise<{ count: number; name: string }> {
  const { rows } = await sql<{ count: number; name: string }>`
    select count(*) as count, coalesce(min(name), '') as name from chosen_products`.execute(tx);
  return rows[0] ?? { count: 0, name: '' };
}

/** The ids of the gathered products, in no particular order. Still returns them after `deleteGathered`. */
export async function readGatheredIds(tx: Db): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`select id from chosen_products`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Sets the new discounts of the gathered products. */
export async function moveDiscounts(tx: Db, now: Date): Promise<void> {
  const time = changedAt(now, 'p.updated_at');
  await sql`
    update products p set discount_percent = chosen.after, updated_at = ${time}, content_updated_at = ${time}
    from chosen_products chosen where p.id = chosen.id`.execute(tx);
}

/** Deletes the gathered products. Their cart lines are deleted too. */
export async function deleteGathered(tx: Db): Promise<void> {
  await sql`delete from products where id in (select id from chosen_products)`.execute(tx);
}

/** The discounts that `moveDiscounts` changed, for the audit log. */
export const discountsMoved = sql`
  select 'update' as action, id as entity_id, name, jsonb_build_object('discount', before) as before,
    jsonb_build_object('discount', after) as after
  from chosen_products`;

/** The products that `deleteGathered` deleted, for the audit log. */
export const productsDeleted = sql`
  select 'delete' as action, id as entity_id, name,
    jsonb_build_object('name', name, 'unit', unit, 'stock', stock, 'price', trim_scale(price_paise / 100.0),
      'discount', discount_percent) as before,
    null::jsonb as after
  from chosen_products`;
