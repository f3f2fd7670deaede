/** The saved layouts of price lists. */
import type { Id, PriceListMeaning, PriceListSettings } from '@jhola/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/schema.ts';

export type ProfileRow = Selectable<Tables['price_list_profiles']>;
export type ProfileId = Id<'PriceListProfile'>;

export type ProfileToSave = {
  readonly id: ProfileId;
  readonly name: string;
  readonly headers: readonly string[];
  readonly headerKey: string;
  readonly meanings: readonly PriceListMeaning[];
  readonly settings: PriceListSettings;
  readonly now: Date;
};

/** Saves a layout. If there is one with the same name, replaces it, or returns undefined if it isn't to be replaced. */
export async function insertProfile(
  db: Db,
  profile: ProfileToSave,
  { replace }: { replace: boolean },
): Promise<ProfileRow | undefined> {
  const { id, name, headers, meanings, now } = profile;
  const content = {
    name,
    headers: [...headers],
    header_key: profile.headerKey,
    meanings: [...meanings],
    settings: JSON.stringify(profile.settings),
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
export async function lockProfile(
  tx: Db,
  name: string,
): Promise<Pick<ProfileRow, 'id' | 'updated_at'> | undefined> {
  return tx
    .selectFrom('price_list_profiles')
    .select(['id', 'updated_at'])
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .forUpdate()
    .executeTakeFirst();
}

/** All saved layouts, sorted by name; capital and small letters count as equal. */
export async function readProfiles(db: Db): Promise<ProfileRow[]> {
  return db.selectFrom('price_list_profiles').selectAll().orderBy(sql`lower(name)`).execute();
}

/** The layout that was last saved for these headers. */
export async function findProfile(db: Db, headerKey: string): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('price_list_profiles')
    .selectAll()
    .where('header_key', '=', headerKey)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Deletes a layout and returns it; undefined if there is none. */
export async function deleteProfile(db: Db, id: ProfileId): Promise<ProfileRow | undefined> {
  return db.deleteFrom('price_list_profiles').where('id', '=', id).returningAll().executeTakeFirst();
}
