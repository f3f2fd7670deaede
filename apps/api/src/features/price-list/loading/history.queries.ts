/** What an import did to each thing, for the history; with the same facts as a change that was made by hand. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { recordSelected, type SelectedChanges } from '../../audit/index.ts';
import { type LineRange, stockAfter } from './products.queries.ts';
import type { Link } from './taxonomy.queries.ts';

export type ImportNote = Omit<SelectedChanges, 'entity'>;

/** Names of what a product stands under, as a list. */
const categoriesOf = sql`(
  select coalesce(jsonb_agg(categories.name order by position), '[]') from product_categories
  join categories on categories.id = category_id where product_id = change.product_id)`;
const subCategoriesOf = sql`(
  select coalesce(jsonb_agg(sub_categories.name order by position), '[]') from product_sub_categories
  join sub_categories on sub_categories.id = sub_category_id where product_id = change.product_id)`;

/** 'Amul Milk 500 ml': products of several sizes share a name. */
const nameInFull = sql`case when position(lower(listed.unit) in lower(listed.name)) > 0 then listed.name
  else listed.name || ' ' || listed.unit end`;

/** To be called before the places of products are written anew. */
export async function keepOldPlaces(db: Db): Promise<void> {
  await sql`
    create temp table listed_old_places on commit drop as
    select change.key, ${categoriesOf} as categories, ${subCategoriesOf} as sub_categories
    from listed_changes as change where moved`.execute(db);
  await sql`create unique index on listed_old_places (key)`.execute(db);
}

/** Notes the products that are new, with all that the shop knows of them. To be called when they have their places. */
export async function noteNewProducts(db: Db, note: ImportNote, lines: LineRange): Promise<void> {
  await recordSelected(
    db,
    { ...note, entity: 'product' },
    sql`
      select 'create' as act, change.product_id as entity_id, ${nameInFull} as name, null::jsonb as before,
        jsonb_build_object('name', listed.name, 'unit', listed.unit, 'price', trim_scale(listed.price_paise / 100.0),
          'discount', listed.discount, 'stock', change.new_stock, 'category', ${categoriesOf},
          'subCategory', ${subCategoriesOf}, 'description', change.new_description,
          'more_details', change.new_details, 'image', to_jsonb(change.new_images)) as after
      from listed_changes as change join listed_products as listed on listed.line = change.line
      where change.is_new and change.line between ${lines.first} and ${lines.last}
        and listed.line between ${lines.first} and ${lines.last}`,
  );
}

/**
 * Notes products that change, with what differs. To be called before they are written and after their places; where
 * the stock moves, with their rows locked.
 */
export async function noteChangedProducts(
  db: Db,
  note: ImportNote,
  lines: LineRange,
  which: 'content alone' | 'stock too',
): Promise<void> {
  const chosen = which === 'stock too' ? sql`change.restocked` : sql`change.edited and not change.restocked`;
  await recordSelected(
    db,
    { ...note, entity: 'product' },
    sql`
      select 'update' as act, change.product_id as entity_id, ${nameInFull} as name, diff.before, diff.after
      from listed_changes as change
      join listed_products as listed on listed.line = change.line
      join products as product on product.id = change.product_id
      left join listed_old_places as old on change.moved and old.key = change.key
      cross join lateral (
        select jsonb_object_agg(field, was) as before, jsonb_object_agg(field, becomes) as after
        from (values
          ('name', to_jsonb(product.name), to_jsonb(listed.name)),
          ('unit', to_jsonb(product.unit), to_jsonb(listed.unit)),
          ('price', to_jsonb(trim_scale(product.price_paise / 100.0)),
            to_jsonb(trim_scale(listed.price_paise / 100.0))),
          ('discount', to_jsonb(product.discount_percent), to_jsonb(listed.discount)),
          ('stock', to_jsonb(product.stock), to_jsonb(case when change.restocked then ${stockAfter} else product.stock end)),
          ('description', to_jsonb(product.description), to_jsonb(change.new_description)),
          ('more_details', product.more_details::jsonb, change.new_details),
          ('image', to_jsonb(product.images), to_jsonb(change.new_images)),
          ('category', old.categories, case when change.moved then ${categoriesOf} end),
          ('subCategory', old.sub_categories, case when change.moved then ${subCategoriesOf} end)
        ) as fields (field, was, becomes)
        where was is distinct from becomes
      ) as diff
      where ${chosen} and diff.before is not null
        and change.line between ${lines.first} and ${lines.last}
        and listed.line between ${lines.first} and ${lines.last}`,
  );
}

/** Notes sub-categories that are new, and known ones that were put under another category. */
export async function noteSubCategories(
  db: Db,
  note: ImportNote,
  { added, links }: { readonly added: readonly string[]; readonly links: readonly Link[] },
): Promise<void> {
  const subs = links.map(({ subCategoryId }) => subCategoryId);
  const under = links.map(({ categoryId }) => categoryId);
  await recordSelected(
    db,
    { ...note, entity: 'sub_category' },
    sql`
      with linked as (select * from unnest(${subs}::text[], ${under}::text[]) as link (sub_category_id, category_id)),
      named as (
        select sub.id, sub.name, sub.image, sub.id = any(${added}::text[]) as is_new,
          coalesce(jsonb_agg(category.name order by parent.position) filter (where category.id is not null), '[]') as now,
          coalesce(jsonb_agg(category.name order by parent.position)
            filter (where category.id is not null and linked.category_id is null), '[]') as before
        from sub_categories as sub
        left join sub_category_parents as parent on parent.sub_category_id = sub.id
        left join categories as category on category.id = parent.category_id
        left join linked on linked.sub_category_id = sub.id and linked.category_id = parent.category_id
        where sub.id = any(${added}::text[]) or sub.id in (select sub_category_id from linked)
        group by sub.id
      )
      select case when is_new then 'create' else 'update' end as act, id as entity_id, name,
        case when not is_new then jsonb_build_object('category', before) end as before,
        case when is_new then jsonb_build_object('name', name, 'image', image, 'category', now)
          else jsonb_build_object('category', now) end as after
      from named`,
  );
}
