import type { DiscountPercent, Paise, ProductId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type DiscountMove = { id: ProductId; name: string; before: DiscountPercent; after: DiscountPercent };

/**
 * Gives products a discount; those that have it already are left alone, those that are gone passed over. Rows are
 * locked in the order of their ids, as orders lock them.
 */
export async function setDiscounts(
  db: Db,
  ids: readonly ProductId[],
  discount: DiscountPercent,
  now: Date,
): Promise<DiscountMove[]> {
  const { rows } = await sql<DiscountMove>`
    with locked as (
      select id, discount_percent from products
      where id = any(${ids}::text[]) and discount_percent <> ${discount}
      order by id for no key update
    )
    update products p set discount_percent = ${discount}, ${touched(now)}
    from locked l where p.id = l.id
    returning p.id, p.name, l.discount_percent as before, p.discount_percent as after`.execute(db);
  return rows;
}

/** Gives each product its own discount, where it still has the one that it should be moved from. */
export async function moveDiscounts(
  db: Db,
  from: DiscountPercent,
  to: readonly { readonly id: ProductId; readonly discount: DiscountPercent }[],
  now: Date,
): Promise<DiscountMove[]> {
  const ids = to.map(({ id }) => id);
  const discounts = to.map(({ discount }) => discount);
  const { rows } = await sql<DiscountMove>`
    with locked as (
      select p.id, p.discount_percent, t.discount
      from products p join unnest(${ids}::text[], ${discounts}::integer[]) as t (id, discount) on t.id = p.id
      where p.discount_percent = ${from}
      order by p.id for no key update of p
    )
    update products p set discount_percent = l.discount, ${touched(now)}
    from locked l where p.id = l.id
    returning p.id, p.name, l.discount_percent as before, p.discount_percent as after`.execute(db);
  return rows;
}

export type DeletedProduct = {
  id: ProductId;
  name: string;
  unit: string;
  price_paise: Paise;
  stock: number;
  discount_percent: DiscountPercent;
};

/** Deletes products; those that are gone already are passed over. Cart lines go with them. */
export async function deleteProductRows(db: Db, ids: readonly ProductId[]): Promise<DeletedProduct[]> {
  const { rows } = await sql<DeletedProduct>`
    with locked as (
      select id from products where id = any(${ids}::text[]) order by id for update
    )
    delete from products p using locked l where p.id = l.id
    returning p.id, p.name, p.unit, p.price_paise, p.stock, p.discount_percent`.execute(db);
  return rows;
}

/** Strictly after the row's last change, also where two changes fall in the same millisecond. */
function touched(now: Date) {
  const time = sql`greatest(${now}::timestamptz, p.updated_at + interval '1 millisecond')`;
  return sql`updated_at = ${time}, content_updated_at = ${time}`;
}
