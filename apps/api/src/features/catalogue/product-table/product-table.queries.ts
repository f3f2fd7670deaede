import type { DiscountPercent, Paise, ProductId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { changedAt } from '../stock/stock-rules.queries.ts';

/** Lifts the limit of time for the statements of this transaction, which are about tens of thousands of products. */
export async function allowLongStatements(tx: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
}

export type DiscountMove = { id: ProductId; name: string; before: DiscountPercent; after: DiscountPercent };

/** Of these products, those that would cost nothing with the discount, in the order of their names. Locks them. */
export async function findFreeByRounding(
  db: Db,
  ids: readonly ProductId[],
  discount: DiscountPercent,
): Promise<{ name: string }[]> {
  const { rows } = await sql<{ name: string }>`
    with locked as (
      select name, price_paise from products
      where id = any(${ids}::text[]) and discount_percent <> ${discount}
      order by id for no key update
    )
    select name from locked where not is_sellable(price_paise, ${discount}) order by name`.execute(db);
  return rows;
}

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

/** A product's discount to be changed, if it is still `from`. */
export type WantedMove = {
  readonly id: ProductId;
  readonly from: DiscountPercent;
  readonly to: DiscountPercent;
};

/** Gives each product its own discount, where it still has the one that it should be moved from. */
export async function moveDiscounts(
  db: Db,
  moves: readonly WantedMove[],
  now: Date,
): Promise<DiscountMove[]> {
  const column = (of: (move: WantedMove) => string | number) => moves.map(of);
  const { rows } = await sql<DiscountMove>`
    with locked as (
      select p.id, p.discount_percent, m.wanted
      from products p join unnest(${column(({ id }) => id)}::text[], ${column(({ from }) => from)}::integer[],
        ${column(({ to }) => to)}::integer[]) as m (id, seen, wanted) on m.id = p.id
      where p.discount_percent = m.seen and is_sellable(p.price_paise, m.wanted)
      order by p.id for no key update of p
    )
    update products p set discount_percent = l.wanted, ${touched(now)}
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

function touched(now: Date) {
  const time = changedAt(now, 'p.updated_at');
  return sql`updated_at = ${time}, content_updated_at = ${time}`;
}
