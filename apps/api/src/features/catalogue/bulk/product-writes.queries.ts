/** Writes selections into the tables of the catalogue. */
import type { ProductColumn, ProductId } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { MOST_RECORDED_CHANGES } from '../versions/touch-catalogue.ts';
import { changedAt, stockAfter } from '../stock/stock-rules.queries.ts';
import { columnsOf } from '../products/product-columns.queries.ts';
import type { ProductPlace, ProductSelections, Range } from './bulk.ts';

/**
 * Fills product_writes: one row for each new or changed product, with its old and new values, so that the writes need
 * no joins or computations. Reads the current categories of products: call it before `writePlaces`.
 */
export async function gatherWrites(db: Db, { columns, writes, places }: ProductSelections): Promise<void> {
  await sql`
    create temp table product_writes on commit drop as
    with wanted as materialized (${writes})
    select wanted.*,
      ${sql.join(columns.map((column) => sql`${sql.ref(`product.${column}`)} as ${sql.ref(`old_${column}`)}`))},
      product.stock as old_stock, product.updated_at as old_updated_at,
      coalesce(old_categories.names, '[]') as old_categories, coalesce(new_categories.names, '[]') as new_categories,
      coalesce(old_sub_categories.names, '[]') as old_sub_categories,
      coalesce(new_sub_categories.names, '[]') as new_sub_categories
    from wanted
    left join products as product on product.id = wanted.product_id and not wanted.is_new
    left join (
      select product_id, jsonb_agg(name order by position) as names
      from product_categories join categories on categories.id = category_id
      where product_id in (select product_id from wanted where moved) group by product_id
    ) as old_categories on old_categories.product_id = wanted.product_id
    left join (
      select product_id, jsonb_agg(name order by position) as names
      from product_sub_categories join sub_categories on sub_categories.id = sub_category_id
      where product_id in (select product_id from wanted where moved) group by product_id
    ) as old_sub_categories on old_sub_categories.product_id = wanted.product_id
    left join (
      select product_id, jsonb_agg(name order by position) as names
      from (${placesIn('category_id', places)}) as assigned join categories on categories.id = category_id
      group by product_id
    ) as new_categories on new_categories.product_id = wanted.product_id
    left join (
      select product_id, jsonb_agg(name order by position) as names
      from (${placesIn('sub_category_id', places)}) as assigned
      join sub_categories on sub_categories.id = sub_category_id
      group by product_id
    ) as new_sub_categories on new_sub_categories.product_id = wanted.product_id`.execute(db);
  await sql`create index on product_writes (position)`.execute(db);
  await sql`analyze product_writes (position, product_id, is_new, moved, edited, stock_change)`.execute(db);
}

/** The categories, or sub-categories, of new and moved products, as columns product_id, `column` and position. */
function placesIn(column: 'category_id' | 'sub_category_id', places: RawBuilder<ProductPlace>) {
  return sql`
    select product_id, ${sql.ref(column)}, row_number() over (partition by product_id order by min(position)) - 1 as position
    from (${places}) as placed where ${sql.ref(column)} is not null group by product_id, ${sql.ref(column)}`;
}

/** Divides the writes into at most the given number of ranges of positions, with about as many products in each. */
export async function readRanges(db: Db, parts: number): Promise<Range[]> {
  const { rows } = await sql<Range>`
    select min(position) as first, max(position) as last
    from (select position, ntile(${parts}) over (order by position) as part from product_writes) as parted
    group by part order by part`.execute(db);
  return rows;
}

/**
 * Inserts the new products in a range of positions, dated `now`, without their categories: `writePlaces` adds those.
 * Call it after `gatherWrites`.
 */
export async function insertNewProducts(
  db: Db,
  columns: readonly ProductColumn[],
  now: Date,
  range: Range,
): Promise<void> {
  await sql`
    insert into products (id, ${sql.join(columns.map((column) => sql.ref(column)))}, stock, import_key,
      created_at, updated_at, content_updated_at)
    select product_id, ${columnsOf('product_writes', columns)}, stock_change, import_key, ${now}, ${now}, ${now}
    from product_writes where is_new and position between ${range.first} and ${range.last}
    order by position`.execute(db);
}

/** Assigns new and moved products to their categories. */
export async function writePlaces(db: Db, places: RawBuilder<ProductPlace>): Promise<void> {
  const moved = sql`(select product_id from product_writes where moved)`;
  await sql`delete from product_categories where product_id in ${moved}`.execute(db);
  await sql`delete from product_sub_categories where product_id in ${moved}`.execute(db);
  await sql`
    insert into product_categories (product_id, category_id, position)
    select product_id, category_id, position from (${placesIn('category_id', places)}) as assigned`.execute(
    db,
  );
  await sql`
    insert into product_sub_categories (product_id, sub_category_id, position)
    select product_id, sub_category_id, position
    from (${placesIn('sub_category_id', places)}) as assigned`.execute(db);
}

/**
 * Locks the products that change, in the order in which placing an order locks them, to avoid deadlocks. Carts and
 * order lines may still reference the rows; orders that take their stock wait.
 */
export async function lockChangedProducts(db: Db): Promise<void> {
  await sql`
    select count(*) from (
      select id from products
      where id in (select product_id from product_writes where not is_new)
      order by id for no key update
    ) as locked`.execute(db);
}

export type ConcurrentChange = {
  readonly id: ProductId;
  /** Whether the product was edited or deleted; otherwise only its stock changed. */
  readonly edited: boolean;
};

/** The products that changed after they were gathered. The result is final if they are locked. */
export async function readConcurrentChanges(db: Db): Promise<ConcurrentChange[]> {
  const { rows } = await sql<ConcurrentChange>`
    select change.product_id as id, product.content_updated_at is distinct from change.seen_content_at as edited
    from product_writes as change left join products as product on product.id = change.product_id
    where not change.is_new and (product.content_updated_at is distinct from change.seen_content_at
      or (change.stock_change <> 0 and product.updated_at <> change.old_updated_at))`.execute(db);
  return rows;
}

/** Writes the changes of products that aren't new. The caller has locked the products. */
export async function updateChangedProducts(
  db: Db,
  columns: readonly ProductColumn[],
  now: Date,
): Promise<void> {
  const time = changedAt(now, 'product.updated_at');
  await sql`
    update products as product set
      ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`change.${column}`)}`))},
      import_key = coalesce(product.import_key, change.import_key),
      stock = ${stockAfter('product.stock', 'stock_change')},
      updated_at = ${time},
      content_updated_at = case when change.edited then ${time} else product.content_updated_at end
    from product_writes as change
    where change.product_id = product.id and not change.is_new`.execute(db);
}

/**
 * The ids of new and changed products. If there are more than MOST_RECORDED_CHANGES, returns one more than that: enough
 * for the caller to see that there are too many to record each.
 */
export async function readWrittenIds(db: Db): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select product_id as id from product_writes limit ${MOST_RECORDED_CHANGES + 1}`.execute(db);
  return rows.map((row) => row.id);
}
