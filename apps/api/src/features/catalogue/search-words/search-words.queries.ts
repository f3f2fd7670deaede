import type { Id } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type SearchWordsId = Id<'SearchWords'>;

export type SearchWords = { readonly id: SearchWordsId; readonly words: string[]; readonly means: string[] };

/** All entries, newest first. */
export async function readSearchWords(db: Db): Promise<SearchWords[]> {
  return db.selectFrom('search_words').select(['id', 'words', 'means']).orderBy('id', 'desc').execute();
}

/** Locks the table against writes until the transaction ends: each word is in one entry at most. */
export async function lockSearchWords(db: Db): Promise<void> {
  await sql`lock table search_words in share row exclusive mode`.execute(db);
}

/** Inserts an entry. The caller has locked the table, and checked that none of its words is in another entry. */
export async function insertSearchWords(db: Db, entry: SearchWords, now: Date): Promise<void> {
  await db
    .insertInto('search_words')
    .values({ ...entry, created_at: now, updated_at: now })
    .execute();
}

/**
 * Replaces the words and meanings of an entry; does nothing if it doesn't exist. Requires the same lock and check as
 * `insertSearchWords`.
 */
export async function changeSearchWords(db: Db, { id, words, means }: SearchWords, now: Date): Promise<void> {
  await db.updateTable('search_words').set({ words, means, updated_at: now }).where('id', '=', id).execute();
}

/** Deletes the entry with this id, if it exists. */
export async function deleteSearchWordsRow(db: Db, id: SearchWordsId): Promise<void> {
  await db.deleteFrom('search_words').where('id', '=', id).execute();
}
