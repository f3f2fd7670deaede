import type { UserId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

type Upload = { id: string; width: number; height: number; uploadedBy: UserId; now: Date };

export async function keepUpload(db: Db, upload: Upload): Promise<void> {
  const { id, width, height, uploadedBy, now } = upload;
  await db
    .insertInto('pictures')
    .values({ id, recipe: null, width, height, uploaded_by: uploadedBy, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** What a picture is drawn from, or null where no such picture is drawn. */
export async function readRecipe(db: Db, id: string): Promise<unknown> {
  const row = await db.selectFrom('pictures').select('recipe').where('id', '=', id).executeTakeFirst();
  return row?.recipe ?? null;
}

/** The stored paths of what a first visit shows: categories, the first products of each, sub-categories. */
export async function readFirstPaths(db: Db, productsPerCategory: number): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select image as path from categories
    union all
    select newest.image
    from categories
    cross join lateral (
      select products.images[1] as image
      from product_categories
      join products on products.id = product_categories.product_id
      where product_categories.category_id = categories.id
      order by products.id
      limit ${productsPerCategory}
    ) as newest
    union all
    select image from sub_categories`.execute(db);
  return [...new Set(rows.map((row) => row.path))];
}
