/**
 * Different products of a list with the same brand, name and pack, or the same SKU. Only their price differs, so their
 * keys are numbered.
 */
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { comparable } from './comparable.queries.ts';

/**
 * Rows with the same brand, name and pack are one product if their price and MRP are equal too; rows with the same SKU,
 * if their name and pack are. Others are kept separate: the first keeps the key, the next ones get `#2`, `#3` …
 * appended. Products of an earlier list keep their keys: first those at the same price (for a SKU: of the same name and
 * pack) are matched, then the rest by their sequence. Returns the number of products besides the first ones.
 */
export async function keepApart(db: Db): Promise<number> {
  // Autovacuum doesn't analyse temporary tables.
  await sql`analyze staged_rows`.execute(db);
  await sql`
    create temp table listed_variants on commit drop as
    with alike as (
      select key from staged_rows where identity <> 'id' group by key
      having min(case identity when 'sku' then ${nameAndPack('name', 'unit')} else sale_paise || '/' || mrp_paise end)
        <> max(case identity when 'sku' then ${nameAndPack('name', 'unit')} else sale_paise || '/' || mrp_paise end)
      union
      select split_part(import_key, '#', 1) from products where import_key like '%#%'
    )
    select row.key, row.identity,
      case row.identity when 'sku' then ${nameAndPack('row.name', 'row.unit')}
        else row.sale_paise || '/' || row.mrp_paise end as content,
      case row.identity when 'sku' then ${nameAndPack('row.name', 'row.unit')} else row.sale_paise::text end as mark,
      min(row.line) as line, null::text as new_key
    from staged_rows as row join alike on alike.key = row.key where row.identity <> 'id'
    group by 1, 2, 3, 4`.execute(db);
  await matchKnown(db);
  await sql`
    update listed_variants as variant set new_key = free.key || case when free.number = 1 then '' else '#' || free.number end
    from (
      select left_over.key, left_over.content,
        coalesce((select max(number) from listed_known_variants as known where known.key = left_over.key), 0)
          + row_number() over (partition by left_over.key order by line) as number
      from listed_variants as left_over where new_key is null
    ) as free
    where variant.key = free.key and variant.content = free.content`.execute(db);
  await sql`
    create temp table listed_apart on commit drop as
    select row.line, row.name, row.identity, first.line as first_line,
      row.sale_paise, first.sale_paise as first_sale_paise, row.mrp_paise, first.mrp_paise as first_mrp_paise
    from listed_variants as variant
    join (select key, min(line) as line from listed_variants group by key) as earliest
      on earliest.key = variant.key and earliest.line < variant.line
    join staged_rows as row on row.line = variant.line
    join staged_rows as first on first.line = earliest.line`.execute(db);
  await sql`
    update staged_rows as row set key = variant.new_key, list_key = variant.new_key
    from listed_variants as variant
    where row.key = variant.key and row.identity <> 'id' and variant.new_key <> row.key
      and variant.content = case row.identity when 'sku' then ${nameAndPack('row.name', 'row.unit')}
        else row.sale_paise || '/' || row.mrp_paise end`.execute(db);
  const { rows } = await sql<{ count: number }>`select count(*) as count from listed_apart`.execute(db);
  return rows[0]?.count ?? 0;
}

function nameAndPack(name: string, unit: string) {
  return sql`${comparable(name)} || E'\n' || ${comparable(unit)}`;
}

/** Finds the shop's products for the variants: first by their content, then by their sequence. */
async function matchKnown(db: Db): Promise<void> {
  await sql`
    create temp table listed_known_variants on commit drop as
    select known.key, product.import_key,
      coalesce(nullif(split_part(product.import_key, '#', 2), ''), '1')::integer as number,
      case known.identity when 'sku' then ${nameAndPack('product.name', 'product.unit')}
        else payable_paise(product.price_paise, product.discount_percent)::text
      end as mark,
      false as taken
    from (select distinct key, identity from listed_variants) as known
    join products as product on split_part(product.import_key, '#', 1) = known.key`.execute(db);
  for (const by of [sql`key, mark`, sql`key`]) {
    await sql`
      update listed_variants as variant set new_key = pair.import_key
      from (
        select listed.content, known.*
        from (select *, row_number() over (partition by ${by} order by line) as turn
          from listed_variants where new_key is null) as listed
        join (select *, row_number() over (partition by ${by} order by number) as turn
          from listed_known_variants where not taken) as known using (${by}, turn)
      ) as pair
      where variant.key = pair.key and variant.content = pair.content`.execute(db);
    await sql`
      update listed_known_variants as known set taken = true
      from listed_variants as variant where variant.new_key = known.import_key`.execute(db);
  }
}
