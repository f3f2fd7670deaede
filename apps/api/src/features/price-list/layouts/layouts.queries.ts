/** The saved layouts of price lists; their table has an older name. */
import type { Id, PriceListMeaning, PriceListSettings } from '@jhola/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/schema.ts';

export type LayoutRow = Selectable<Tables['price_list_profiles']>;
export type LayoutId = Id<'PriceListLayout'>;

export type LayoutToSave = {
  readonly id: LayoutId;
  readonly name: string;
  readonly headers: readonly string[];
  readonly headerKey: string;
  readonly meanings: readonly PriceListMeaning[];
  readonly settings: PriceListSettings;
  readonly now: Date;
};

/** Saves a layout. If there is one with the same name, replaces it, or returns undefined if it isn't to be replaced. */
export async function insertLayout(
  db: Db,
  layout: LayoutToSave,
  { replace }: { replace: boolean },
): Promise<LayoutRow | undefined> {
  const { id, name, headers, meanings, now } = layout;
  const content = {
    name,
    headers: [...headers],
    header_key: layout.headerKey,
    meanings: [...meanings],
    settings: JSON.stringify(layout.settings),
    updated_at: now,
  };
  return db
    .insertInto('price_list_profiles')
    .values({ id, ...content, created_at: now })
    .onConflict((conflict) => {
      const same = conflict.expression(sql`lower(name)`);
      return replace ? same.doUpdateSet(content) : same.doNothing();
    })
    .returningAll()
    .executeTakeFirst();
}

/** Locks the layout with this name; capital and small letters count as equal. Undefined if there is none. */
export async function lockLayout(
  tx: Db,
  name: string,
): Promise<Pick<LayoutRow, 'id' | 'updated_at'> | undefined> {
  return tx
    .selectFrom('price_list_profiles')
    .select(['id', 'updated_at'])
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .forUpdate()
    .executeTakeFirst();
}

/** All saved layouts, sorted by name; capital and small letters count as equal. */
export async function readLayouts(db: Db): Promise<LayoutRow[]> {
  return db.selectFrom('price_list_profiles').selectAll().orderBy(sql`lower(name)`).execute();
}

/** The layout that was last saved for these headers. */
export async function findLayout(db: Db, headerKey: string): Promise<LayoutRow | undefined> {
  return db
    .selectFrom('price_list_profiles')
    .selectAll()
    .where('header_key', '=', headerKey)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Deletes a layout and returns it; undefined if there is none. */
export async function deleteLayout(db: Db, id: LayoutId): Promise<LayoutRow | undefined> {
  return db.deleteFrom('price_list_profiles').where('id', '=', id).returningAll().executeTakeFirst();
}
