/** Records what a bulk action did to each thing, with the same values as a manual change. */
import {
  PRODUCT_FIELDS,
  type ProductColumn,
  type ProductField,
  type ProductId,
  type SubCategoryId,
} from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { correctSelected, recordSelected, type SelectedChanges } from '../../audit/index.ts';
import type { Link, Range } from '../bulk/bulk.ts';
import { factOf } from '../products/product-columns.queries.ts';
import { stockAfter } from '../stock/stock-rules.queries.ts';

type Note = Omit<SelectedChanges, 'entity'>;

/** 'Amul Milk 500 ml': products of several sizes share a name. The same rule as `nameInFull` of record-product.ts. */
const nameInFull = sql`case when position(lower(unit) in lower(name)) > 0 then name else name || ' ' || unit end`;

function fieldsOf(columns: readonly ProductColumn[]): ProductField[] {
  return PRODUCT_FIELDS.filter(({ column }) => columns.includes(column));
}

/** Records new products with all their values. */
export async function recordNewProducts(
  db: Db,
  note: Note,
  columns: readonly ProductColumn[],
  range: Range,
): Promise<void> {
  const facts = sql.join(
    fieldsOf(columns).flatMap((field) => [sql.lit(field.wire), factOf(field, field.column)]),
  );
  await recordSelected(
    db,
    { ...note, entity: 'product' },
    sql`
      select 'create' as action, product_id as entity_id, ${nameInFull} as name, null::jsonb as before,
        jsonb_build_object(${facts}, 'stock', stock_change, 'category', new_categories,
          'subCategory', new_sub_categories) as after
      from product_writes where is_new and position between ${range.first} and ${range.last}`,
  );
}

/**
 * Records changed products with the values that differ. Records the stock at the time when they were gathered;
 * `correctRecordedStock` corrects it once the rows are locked.
 */
export async function recordChangedProducts(
  db: Db,
  note: Note,
  columns: readonly ProductColumn[],
  range: Range,
): Promise<void> {
  const facts = sql.join(
    fieldsOf(columns).map(
      (field) =>
        sql`(${sql.lit(field.wire)}, ${factOf(field, `old_${field.column}`)}, ${factOf(field, field.column)})`,
    ),
  );
  await recordSelected(
    db,
    { ...note, entity: 'product' },
    sql`
      select 'update' as action, product_id as entity_id, ${nameInFull} as name, diff.before, diff.after
      from product_writes as change
      cross join lateral (
        select jsonb_object_agg(field, was) as before, jsonb_object_agg(field, becomes) as after
        from (values
          ${facts},
          ('stock', to_jsonb(old_stock), to_jsonb(${stockAfter('old_stock', 'stock_change')})),
          ('category', old_categories, case when moved then new_categories else old_categories end),
          ('subCategory', old_sub_categories, case when moved then new_sub_categories else old_sub_categories end)
        ) as fields (field, was, becomes)
        where was is distinct from becomes
      ) as diff
      where not is_new and diff.before is not null and position between ${range.first} and ${range.last}`,
  );
}

/** Corrects the recorded stock of products that were sold or returned since they were gathered. */
export async function correctRecordedStock(db: Db, note: Note, ids: readonly ProductId[]): Promise<void> {
  await correctSelected(
    db,
    { partOf: note.partOf, entity: 'product', ids },
    sql`
      select product.id as entity_id, jsonb_build_object('stock', product.stock) as before,
        jsonb_build_object('stock', ${stockAfter('product.stock', 'stock_change')}) as after
      from product_writes as change join products as product on product.id = change.product_id
      where product.id = any(${ids}::text[])`,
  );
}

/** Records new sub-categories, and existing ones that were put under another category. */
export async function recordSubCategories(
  db: Db,
  note: Note,
  { added, linked }: { readonly added: readonly SubCategoryId[]; readonly linked: readonly Link[] },
): Promise<void> {
  const subs = linked.map(({ subCategoryId }) => subCategoryId);
  const under = linked.map(({ categoryId }) => categoryId);
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
      select case when is_new then 'create' else 'update' end as action, id as entity_id, name,
        case when not is_new then jsonb_build_object('category', before) end as before,
        case when is_new then jsonb_build_object('name', name, 'image', image, 'category', now)
          else jsonb_build_object('category', now) end as after
      from named`,
  );
}
