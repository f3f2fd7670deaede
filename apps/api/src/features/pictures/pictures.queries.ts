import type { ProductId, UserId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

type Upload = { id: string; width: number; height: number; uploadedBy: UserId; isAvatar: boolean; now: Date };

/**
 * Inserts the row of an uploaded picture, with the size of its stored file in pixels. An existing row with this id
 * stays unchanged.
 */
export async function insertUpload(db: Db, upload: Upload): Promise<void> {
  const { id, width, height, uploadedBy, isAvatar, now } = upload;
  await db
    .insertInto('pictures')
    .values({
      id,
      recipe: null,
      width,
      height,
      uploaded_by: uploadedBy,
      is_avatar: isAvatar,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Waits for other transactions that store or delete this picture, and keeps new ones waiting until this one ends. */
export async function lockPicture(tx: Db, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`picture ${id}`}, 0))`.execute(tx);
}

/** Deletes the row of a profile photo that its account no longer uses; returns whether it did. */
export async function deleteAvatarRow(db: Db, id: string, path: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pictures')
    .where('id', '=', id)
    .where('is_avatar', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'pictures.uploaded_by')
            .where('users.avatar', '=', path),
        ),
      ),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The ids of profile photos that their accounts no longer use. */
export async function readUnusedAvatars(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('pictures')
    .leftJoin('users', 'users.id', 'pictures.uploaded_by')
    .select('pictures.id')
    .where('is_avatar', '=', true)
    .where(sql<boolean>`split_part(users.avatar, '/', 3) is distinct from pictures.id`)
    .execute();
  return rows.map(({ id }) => id);
}

/** A recipe of a picture: JSON that this feature stores without interpreting it. The same recipe has the same id. */
export type DrawnPicture = { readonly id: string; readonly recipe: unknown };

/** Stores recipes in one statement; existing ones stay unchanged. */
export async function insertRecipes(db: Db, pictures: readonly DrawnPicture[], now: Date): Promise<void> {
  if (pictures.length === 0) return;
  await sql`
    insert into pictures (id, recipe, created_at)
    select distinct on (id) id, recipe, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(pictures)}::json) as given (id text, recipe jsonb)
    on conflict (id) do nothing`.execute(db);
}

/** The recipe of a picture, or null if there is none with this id. */
export async function readRecipe(db: Db, id: string): Promise<unknown> {
  const row = await db.selectFrom('pictures').select('recipe').where('id', '=', id).executeTakeFirst();
  return row?.recipe ?? null;
}

/** The stored paths of the pictures on a first visit: categories, the first picture of each product, sub-categories. */
export async function readFirstPaths(db: Db, products: readonly ProductId[]): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select image as path from categories
    union all (
      select images[1] from unnest(${products}::text[]) with ordinality shown (id, place) join products using (id)
      order by place
    )
    union all select image from sub_categories`.execute(db);
  return [...new Set(rows.map((row) => row.path))];
}
