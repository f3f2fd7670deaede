import { type CartLineId, type Id, LIMITS, type Paise, type ProductId, type UserId } from '@jhola/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/schema.ts';
import { CALLER_ID, userStatement } from '../../platform/user-statement.queries.ts';
import type { Offer } from '../catalogue/index.ts';
import { ownHold } from './own-hold.queries.ts';

export type CartLineRow = Selectable<Tables['cart_lines']>;

export type MergedLine = {
  /** The id to use if the line is new. */
  readonly id: CartLineId;
  readonly productId: ProductId;
  /** The quantity to add. */
  readonly quantity: number;
  /** The largest quantity of the line. */
  readonly most: number;
  /** The current unit price, discount taken off. */
  readonly unitPaise: Paise;
};

/** A cart line with the columns of its product that decide what can be ordered. */
export type OfferedLine = Offer & {
  readonly id: CartLineId;
  readonly quantity: number;
  readonly added_unit_paise: Paise;
};

/** The columns of an Offer of products `p`, for a statement with `ownHold`. */
const OFFER = sql`p.id as product_id, p.name, p.price_paise, p.discount_percent, p.updated_at,
  p.stock + coalesce((select h.quantity from held h where h.product_id = p.id), 0)::integer as stock`;

/** The offers of these products to a shopper. Omits products that don't exist. */
export async function readOffers(db: Db, userId: UserId, ids: readonly ProductId[]): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    with ${ownHold(userId)}
    select ${OFFER} from products p where p.id = any(${ids}::text[])`.execute(db);
  return rows;
}

/** A line with its place in the cart, because a statement that is joined with sign-in returns its rows in any order. */
export type PlacedLine = OfferedLine & { readonly place: number };

/** Reads a shopper's cart lines. Their places are in the order in which they were added. */
export const readingLines = userStatement<Record<string, never>, PlacedLine>(() => ({
  parts: ownHold(CALLER_ID),
  result: sql`select c.id, c.quantity, c.added_unit_paise, ${OFFER},
      row_number() over (order by c.added_at, c.id)::integer as place
    from caller join cart_lines c on c.user_id = caller.id join products p on p.id = c.product_id`,
}));

/** A shopper's cart lines in the order in which they were added, without their products' columns. */
export async function readLines(db: Db, userId: UserId): Promise<CartLineRow[]> {
  return db
    .selectFrom('cart_lines')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** The line of a product, with its offer; undefined if the cart has none. */
export async function findLineOfProduct(
  db: Db,
  userId: UserId,
  productId: ProductId,
): Promise<OfferedLine | undefined> {
  const { rows } = await sql<OfferedLine>`
    with ${ownHold(userId)}
    select c.id, c.quantity, c.added_unit_paise, ${OFFER}
    from cart_lines c join products p on p.id = c.product_id
    where c.user_id = ${userId} and c.product_id = ${productId}`.execute(db);
  return rows[0];
}

export type LineToAdd = {
  /** The id to use if the line is new. */
  readonly id: CartLineId;
  readonly productId: ProductId;
  /** The quantity to add. */
  readonly quantity: number;
  /** An id, if the client may repeat the request. */
  readonly addId: Id<'CartMerge'> | null;
  readonly now: Date;
};

/** The result of an addition. Without `id` the cart was not changed. */
export type AddedLine = Offer & {
  readonly id: CartLineId | null;
  readonly quantity: number | null;
  readonly added_unit_paise: Paise | null;
  /** Whether this addition was done before. */
  readonly is_repeated: boolean;
};

/**
 * Inserts a line, or increases the quantity of the product's line, at the current price, and records the addition if it
 * has an id: all in one statement, which waits for other additions to this cart. Changes nothing if the line would
 * exceed the stock or the limit of a line, if the cart has no room for another line, or if the addition is repeated.
 * Returns no row if there is no such product. Violates cart_merges_pkey if the same addition runs at the same time.
 */
export const addingLine = userStatement<LineToAdd, AddedLine>(({ id, productId, quantity, addId, now }) => ({
  parts: sql`${ownHold(CALLER_ID)}, offer as materialized (
      select ${OFFER}, exists (
          select from cart_merges m where m.user_id = caller.id and m.merge_id = ${addId}::text
        ) as is_repeated
      from caller, products p where p.id = ${productId}
    ), written as (
      insert into cart_lines (id, user_id, product_id, quantity, added_unit_paise, added_at)
      select ${id}, caller.id, o.product_id, ${quantity}::integer,
        payable_paise(o.price_paise, o.discount_percent), ${now}::timestamptz
      from caller, offer o
      where not o.is_repeated
        and least(o.stock, ${LIMITS.quantityPerLine}::integer) >= ${quantity}::integer
        and has_room_for(caller.id, o.product_id, ${LIMITS.cartLines}::integer)
      on conflict (user_id, product_id) do update
        set quantity = cart_lines.quantity + excluded.quantity, added_unit_paise = excluded.added_unit_paise
        where cart_lines.quantity + excluded.quantity
          <= (select least(o.stock, ${LIMITS.quantityPerLine}::integer) from offer o)
      returning id, user_id, quantity, added_unit_paise
    ), recorded as (
      insert into cart_merges (user_id, merge_id, merged_at)
      select user_id, ${addId}::text, ${now}::timestamptz from written where ${addId}::text is not null
    )`,
  result: sql`select o.*, w.id, w.quantity, w.added_unit_paise from offer o left join written w on true`,
}));

/**
 * Adds many products to one user’s cart. Quantities are capped at the `most` of each line. Writes rows in the order of
 * their products' ids, so that two merges can't deadlock.
 */
export async function mergeLines(
  db: Db,
  userId: UserId,
  lines: readonly MergedLine[],
  now: Date,
): Promise<void> {
  await sql`
    with wanted as (
      select * from unnest(
        ${lines.map((line) => line.id)}::text[],
        ${lines.map((line) => line.productId)}::text[],
        ${lines.map((line) => line.quantity)}::integer[],
        ${lines.map((line) => line.most)}::integer[],
        ${lines.map((line) => line.unitPaise)}::integer[]
      ) as w (id, product_id, quantity, most, unit_paise)
    )
    insert into cart_lines (id, user_id, product_id, quantity, added_unit_paise, added_at)
    select w.id, ${userId}, p.id, w.quantity, w.unit_paise, ${now}::timestamptz
    from wanted w join products p on p.id = w.product_id
    order by p.id for key share of p
    on conflict (user_id, product_id) do update
      set quantity = least(
          cart_lines.quantity + excluded.quantity,
          (select w.most from wanted w where w.product_id = excluded.product_id)
        ),
        added_unit_paise = excluded.added_unit_paise`.execute(db);
}

/** A line whose quantity was to be set. `is_changed` is false if the stock didn't permit it, or the line is gone. */
export type ChangedLine = OfferedLine & { readonly is_changed: boolean };

type Quantity = { readonly lineId: CartLineId; readonly quantity: number };

/**
 * Sets the quantity of a line if the stock permits it. Returns no row if the shopper has no such line. One that is
 * deleted while the statement waits for its lock is returned unchanged.
 */
export const settingQuantity = userStatement<Quantity, ChangedLine>(({ lineId, quantity }) => ({
  parts: sql`${ownHold(CALLER_ID)}, line as materialized (
      select c.id, c.quantity, c.added_unit_paise, ${OFFER}
      from caller join cart_lines c on c.user_id = caller.id join products p on p.id = c.product_id
      where c.id = ${lineId}
    ), changed as (
      update cart_lines c set quantity = ${quantity}::integer
      from line l where c.id = l.id and l.stock >= ${quantity}::integer
      returning c.id
    )`,
  result: sql`select l.id, l.added_unit_paise, l.product_id, l.name, l.price_paise, l.discount_percent, l.updated_at, l.stock,
      case when c.id is null then l.quantity else ${quantity}::integer end as quantity, c.id is not null as is_changed
    from line l left join changed c on true`,
}));

export type DeletedLine = { readonly product_id: ProductId };

/** Deletes a line and returns its product. Returns no row if the shopper has no such line. */
export const deletingLine = userStatement<{ readonly lineId: CartLineId }, DeletedLine>(({ lineId }) => ({
  parts: sql`deleted as (
      delete from cart_lines c using caller where c.id = ${lineId} and c.user_id = caller.id returning c.product_id
    )`,
  result: sql`select product_id from deleted`,
}));
