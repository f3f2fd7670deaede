/** Keeps all values of existing products for which the list has no column. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { placeNames } from './staging.queries.ts';

/** Call this after the rows of each product are merged, and before they are compared with the shop. */
export async function keepUnlisted(db: Db): Promise<void> {
  await keepUnits(db);
  await keepStruckPrices(db);
  await keepPlaces(db);
  await sql`analyze listed_places`.execute(db);
}

async function keepUnits(db: Db): Promise<void> {
  await sql`
    update listed_products as listed set unit = product.unit
    from products as product where product.id = listed.given_id and not listed.says_unit`.execute(db);
}

/**
 * A list with one price and no MRP keeps the struck-through price, and uses the whole percentage that comes closest to
 * the list's price (the lower price if two are equally close). A list with only the MRP keeps the percentage.
 */
async function keepStruckPrices(db: Db): Promise<void> {
  await sql`
    update listed_products as listed set mrp_paise = near.price_paise, discount = near.percent,
      -- Without a discount nothing is struck through, and the price can be the list's.
      price_paise = case when near.percent = 0 then listed.sale_paise else near.price_paise end
    from (
      select listed.key, product.price_paise, (
        select percent
        from (select (product.price_paise - listed.sale_paise) / 100 * 10000::bigint / product.price_paise as above)
            as bound,
          generate_series(bound.above, least(99, bound.above + 1)) as percent,
          payable_paise(product.price_paise, percent::integer) as paid
        where paid > 0
        order by abs(paid - listed.sale_paise), percent desc limit 1) as percent
      from listed_products as listed join products as product on product.id = listed.given_id
      where listed.says_prices = 'paid' and product.discount_percent > 0 and product.price_paise > listed.sale_paise
    ) as near
    where near.key = listed.key`.execute(db);
  await sql`
    update listed_products as listed set discount = product.discount_percent
    from products as product
    where product.id = listed.given_id and listed.says_prices = 'full'
      and is_sellable(listed.price_paise, product.discount_percent)`.execute(db);
}

/**
 * A list without sub-categories moves a product only if it is in none of the listed categories, and then keeps its
 * sub-categories; one without categories keeps the categories.
 */
async function keepPlaces(db: Db): Promise<void> {
  await sql`
    create temp table listed_partly on commit drop as
    select key, given_id as product_id, says_categories, says_sub_categories,
      coalesce(in_categories.names, '{}') as categories, coalesce(in_sub_categories.names, '{}') as sub_categories
    from listed_products
    left join (
      select product_id, array_agg(name order by position) as names
      from product_categories join categories on categories.id = category_id group by product_id
    ) as in_categories on in_categories.product_id = given_id
    left join (
      select product_id, array_agg(name order by position) as names
      from product_sub_categories join sub_categories on sub_categories.id = sub_category_id group by product_id
    ) as in_sub_categories on in_sub_categories.product_id = given_id
    where not (says_categories and says_sub_categories) and given_id in (select id from products)`.execute(
    db,
  );
  await sql`
    update listed_partly as partly set says_categories = false
    from listed_products as listed
    where listed.key = partly.key and partly.says_categories
      and listed.categories <@ array(select lower(name) from unnest(partly.categories) as name)`.execute(db);
  await sql`
    create temp table listed_kept_places on commit drop as
    select key, category, sub_category, (row_number() over (partition by key order by part, at, sub_at))::integer - 1 as position
    from (
      -- The categories that the product keeps.
      select key, 0 as part, at, 0 as sub_at, category, null as sub_category
      from listed_partly, unnest(categories) with ordinality as kept (category, at) where not says_categories
      union all
      -- The sub-categories that it keeps: below the listed categories if the list has some.
      select partly.key, 1, place.position, sub_at, place.category, sub_category
      from listed_partly as partly
      join (select key, category, min(position) as position from listed_places group by key, category) as place
        on place.key = partly.key
      cross join unnest(coalesce(nullif(partly.sub_categories, '{}'), array[null::text])) with ordinality
        as kept (sub_category, sub_at)
      where partly.says_categories
      union all
      select key, 1, at, 0, null, sub_category
      from listed_partly, unnest(sub_categories) with ordinality as kept (sub_category, at)
      where not says_categories and not says_sub_categories
      union all
      -- Listed sub-categories: below a kept category that has them already, otherwise below the first one.
      select partly.key, 1, place.position, 0, coalesce(above.category, partly.categories[1]), place.sub_category
      from listed_partly as partly join listed_places as place on place.key = partly.key
      left join (
        select distinct on (named.key, named.sub_category) named.key, named.sub_category, categories.name as category
        from listed_partly as partly
        join listed_places as named on named.key = partly.key
        join sub_categories as sub on lower(sub.name) = lower(named.sub_category)
        join sub_category_parents as parent on parent.sub_category_id = sub.id
        join product_categories as assigned
          on assigned.product_id = partly.product_id and assigned.category_id = parent.category_id
        join categories on categories.id = assigned.category_id
        order by named.key, named.sub_category, assigned.position
      ) as above on above.key = place.key and above.sub_category = place.sub_category
      where not partly.says_categories and partly.says_sub_categories and place.sub_category is not null
    ) as kept`.execute(db);
  await sql`delete from listed_places where key in (select key from listed_partly)`.execute(db);
  await sql`
    insert into listed_places (key, category, sub_category, position)
    select key, category, sub_category, position from listed_kept_places`.execute(db);
  await sql`
    update listed_products as listed set
      categories = coalesce(in_categories.names, '{}'), sub_categories = coalesce(in_sub_categories.names, '{}')
    from listed_partly as partly
    left join (${placeNames('category')}) as in_categories on in_categories.key = partly.key
    left join (${placeNames('sub_category')}) as in_sub_categories on in_sub_categories.key = partly.key
    where partly.key = listed.key`.execute(db);
  // Products that don't move: nothing is to be written.
  await sql`
    delete from listed_places as place
    using listed_products as listed, listed_partly as partly
    where listed.key = place.key and partly.key = place.key
      and listed.categories = array(select lower(name) from unnest(partly.categories) as name)
      and listed.sub_categories = array(select lower(name) from unnest(partly.sub_categories) as name)`.execute(
    db,
  );
}
