import type { Paise, ProductId } from '@jhola/domain';
import type { Language } from '@jhola/messages';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { expiredBefore } from './requests.queries.ts';

/** How many shoppers get a mail in one round, for each piece in stock. */
const SHOPPERS_PER_PIECE = 3;
/** After this time a new round sends mails to the next shoppers, if there is still stock. */
const ROUND_MS = 6 * 60 * 60_000;

/** A round that begins in the future was started by a clock that was ahead. */
const isRoundOver = (rounds: string, now: Date) => {
  const [since, until] = [new Date(now.getTime() - ROUND_MS), new Date(now.getTime() + ROUND_MS)];
  const beganAt = sql.ref(`${rounds}.began_at`);
  return sql<boolean>`(${beganAt} <= ${since}::timestamptz or ${beganAt} > ${until}::timestamptz)`;
};

/**
 * Products in stock with shoppers to notify. Skips from product to product in the index instead of reading each
 * request.
 */
export async function readRestockedProducts(db: Db, now: Date): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    with recursive wanted as (
      (select product_id as id from back_in_stock_requests order by product_id limit 1)
      union all
      select (
        select r.product_id from back_in_stock_requests r where r.product_id > wanted.id order by r.product_id limit 1
      ) from wanted where wanted.id is not null
    )
    select p.id
    from wanted join products p on p.id = wanted.id
    left join back_in_stock_rounds round
      on round.product_id = p.id and not ${isRoundOver('round', now)}
    where p.stock > 0 and coalesce(round.told, 0) < p.stock::bigint * ${SHOPPERS_PER_PIECE}
      and exists (
        select from back_in_stock_requests r join users u on u.id = r.user_id
        where r.product_id = p.id and r.asked_at > ${expiredBefore(now)}::timestamptz
          and u.status = 'Active' and u.email_verified_at is not null
      )`.execute(db);
  return rows.map(({ id }) => id);
}

/** The columns of a product that the mail shows. */
export type RestockedProduct = {
  readonly id: ProductId;
  readonly name: string;
  readonly unit: string;
  readonly picture: string | null;
  readonly price_paise: Paise;
  readonly discount_percent: number;
};

/**
 * Locks a product's round, so that one process at a time sends its mails. Returns how many more shoppers can be
 * notified now; null if the product isn't in stock or was deleted.
 */
export async function lockRound(
  tx: Db,
  productId: ProductId,
  now: Date,
): Promise<{ readonly product: RestockedProduct; readonly room: number } | null> {
  const isOver = isRoundOver('back_in_stock_rounds', now);
  const { rows: rounds } = await sql<{ told: number }>`
    insert into back_in_stock_rounds (product_id, began_at, told)
    select p.id, ${now}::timestamptz, 0 from products p where p.id = ${productId} and p.stock > 0
    for key share of p
    on conflict (product_id) do update set
      began_at = case when ${isOver} then excluded.began_at else back_in_stock_rounds.began_at end,
      told = case when ${isOver} then 0 else back_in_stock_rounds.told end
    returning told`.execute(tx);
  const [round] = rounds;
  if (round === undefined) return null;
  const { stock, ...product } = await tx
    .selectFrom('products')
    .select(['id', 'name', 'unit', 'price_paise', 'discount_percent', 'stock'])
    .select(sql<string | null>`images[1]`.as('picture'))
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return { product, room: stock * SHOPPERS_PER_PIECE - round.told };
}

export type AlertedShopper = { readonly name: string; readonly email: string; readonly language: Language };

/** Deletes the oldest requests for a product and returns their shoppers. Skips requests that are being withdrawn. */
export async function takeRequests(
  tx: Db,
  productId: ProductId,
  now: Date,
  atMost: number,
): Promise<AlertedShopper[]> {
  const { rows } = await sql<AlertedShopper>`
    with due as (
      select r.user_id, u.name, u.email, r.language
      from back_in_stock_requests r join users u on u.id = r.user_id
      where r.product_id = ${productId} and r.asked_at > ${expiredBefore(now)}::timestamptz
        and u.status = 'Active' and u.email_verified_at is not null
      order by r.asked_at, r.user_id limit ${atMost}
      for update of r skip locked
    )
    delete from back_in_stock_requests r using due
    where r.product_id = ${productId} and r.user_id = due.user_id
    returning due.name, due.email, due.language`.execute(tx);
  return rows;
}

/** Adds to the number of shoppers notified in the product's round, which must be locked. */
export async function addToRound(tx: Db, productId: ProductId, told: number): Promise<void> {
  await sql`update back_in_stock_rounds set told = told + ${told} where product_id = ${productId}`.execute(
    tx,
  );
}

/** Deletes expired requests and finished rounds. */
export async function deleteExpiredAlerts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('back_in_stock_requests').where('asked_at', '<=', expiredBefore(now)).execute();
  await db.deleteFrom('back_in_stock_rounds').where(isRoundOver('back_in_stock_rounds', now)).execute();
}

/** The number of waiting requests. */
export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('back_in_stock_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
