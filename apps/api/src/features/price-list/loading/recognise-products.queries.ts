/** Finds the shop's products for the rows of a list. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { GUESSING, PROFILES } from '../profiles/index.ts';
import { comparable } from './comparable.queries.ts';
import { valuesOf } from './values.queries.ts';

/**
 * Writes listed_rows: the staged rows, with the id of the shop's product as key if one is recognised. It is recognised
 * by the key of an earlier list; by name and pack of the only product that was entered by hand; or, without a pack, by
 * the name of the only product with that name. Call it after products with the same name are kept apart. Uses `not
 * exists` rather than `not in`: for the latter PostgreSQL compares row by row if the ids don't fit into work_mem.
 */
export async function recogniseProducts(db: Db): Promise<void> {
  await sql`analyze staged_rows (key, name, unit)`.execute(db);
  await sql`
    create temp table listed_known on commit drop as
    select row.key, product.id, false as by_name
    from (select distinct key from staged_rows) as row
    join products as product on product.import_key = row.key`.execute(db);
  for (const source of OWN_SOURCES) await byKeyOf(db, source);
  await byNameAndPack(db);
  await byNameAlone(db);
  await sql`analyze listed_known`.execute(db);
  await sql`
    create temp table listed_rows on commit drop as
    select row.line, coalesce('id:' || known.id, row.key) as key, row.list_key,
      coalesce(known.id, row.given_id) as given_id, coalesce(known.id, row.new_id) as new_id, row.identity,
      row.name, row.brand, row.unit, row.sale_paise, row.mrp_paise, row.price_paise, row.discount, row.stock,
      ${valuesOf('row')}, row.images, row.details, row.details_mode, row.places,
      row.says_categories, row.says_sub_categories, row.says_unit, row.says_prices,
      coalesce(known.by_name, false) as matched_by_name
    from staged_rows as row left join listed_known as known on known.key = row.key`.execute(db);
  await sql`drop table staged_rows`.execute(db);
  await sql`analyze listed_rows (line, key, sale_paise)`.execute(db);
}

/** The layouts that are chosen automatically: for these, different sources don't mean different sellers. */
const OWN_SOURCES = [GUESSING, ...PROFILES].map(({ name }) => name);

/** Finds products of an earlier list whose columns differ in only one or two, and which was read by another layout. */
async function byKeyOf(db: Db, source: string): Promise<void> {
  await sql`
    insert into listed_known (key, id, by_name)
    select row.key, product.id, false
    from (
      select distinct key from staged_rows
      where split_part(key, ':', 1) = any(${OWN_SOURCES}::text[])
        and not exists (select from listed_known as known where known.key = staged_rows.key)
    ) as row
    join products as product on product.import_key = ${source}::text || substr(row.key, strpos(row.key, ':'))
    where not exists (select from listed_known as known where known.id = product.id)`.execute(db);
}

/**
 * By displayed name and pack, if the shop has one such product: entered by hand, or from a list that writes the pack
 * differently ('1000 g'). A row with its own SKU doesn't match products of other lists. A product is matched by one
 * product of the list: of several by the one at its price, otherwise by the first.
 */
async function byNameAndPack(db: Db): Promise<void> {
  await sql`
    insert into listed_known (key, id, by_name)
    select distinct on (claim.key) claim.key, claim.id, false
    from (
      select distinct on (product.id) product.id, row.key, row.line
      from staged_rows as row
      join (
        select ${comparable('name')} as name, ${comparable('unit')} as unit,
          case when count(*) filter (where import_key is null) = 1 then min(id) filter (where import_key is null)
            when count(*) = 1 then min(id) end as id
        from products group by 1, 2
      ) as single on ${comparable('row.name')} = single.name and ${comparable('row.unit')} = single.unit
      join products as product on product.id = single.id
      where row.given_id is null
        and not exists (select from listed_known as known where known.key = row.key)
        and not exists (select from listed_known as known where known.id = product.id)
        and (product.import_key is null or (row.says_unit and row.identity = 'name'
          and ${isOneSource(sql`product.import_key`, sql`row.key`)}))
      order by product.id, row.sale_paise = payable_paise(product.price_paise, product.discount_percent) desc, row.line
    ) as claim
    order by claim.key, claim.line`.execute(db);
}

/** Whether two keys may be of the same seller's lists. */
function isOneSource(one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(split_part(${one}, ':', 1) = split_part(${other}, ':', 1)
    or (split_part(${one}, ':', 1) = any(${OWN_SOURCES}::text[])
      and split_part(${other}, ':', 1) = any(${OWN_SOURCES}::text[])))`;
}

async function byNameAlone(db: Db): Promise<void> {
  await sql`
    insert into listed_known (key, id, by_name)
    select listed.key, product.id, true
    from (
      select ${comparable('name')} as name, min(key) as key, min(identity) as identity
      from staged_rows
      group by 1
      having count(distinct key) = 1 and bool_and(not says_unit and given_id is null)
    ) as listed
    join (
      select ${comparable('name')} as name, min(id) as id, min(import_key) as import_key
      from products group by 1 having count(*) = 1
    ) as product on product.name = listed.name
    where not exists (select from listed_known as known where known.key = listed.key)
      and not exists (select from listed_known as known where known.id = product.id)
      and (product.import_key is null
        or (listed.identity = 'name' and ${isOneSource(sql`product.import_key`, sql`listed.key`)}))`.execute(
    db,
  );
}
