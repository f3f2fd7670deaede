import { LIMITS, makeId, type UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteOnce, recordChange, recordUpdate } from '../../audit/index.ts';
import { addedBefore, type AdditionId } from '../additions/additions.queries.ts';
import type { SeenBefore } from '../categories/keep-others-changes.ts';
import type { Shelf } from '../shelf/create-shelf.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import {
  changeSearchWords,
  deleteSearchWordsRow,
  insertSearchWords,
  lockSearchWords,
  readSearchWords,
  type SearchWords,
  type SearchWordsId,
} from './search-words.queries.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

type Checks = Pick<Shelf, 'wordsFault'>;
type Form = { readonly words: string[]; readonly means: string[] };

/**
 * Adds words. Throws WORD_TAKEN with the conflict, or TOO_MANY_WORDS. A form that was sent before, by its `editId`,
 * returns the words that it added; throws NOT_FOUND if they were removed since.
 */
export async function addSearchWords(
  { db, clock }: Services,
  shelf: Checks,
  actor: UserId,
  { words, means, editId }: Form & { readonly editId?: AdditionId },
): Promise<SearchWords> {
  const now = clock.now();
  const entry = { id: makeId<'SearchWords'>(now), words, means };
  return inTransaction(db, async (tx) => {
    const earlier = await addedBefore(tx, editId, entry.id, now);
    if (earlier !== null) return (await lockedEntry(tx, earlier)).before;
    await lockSearchWords(tx);
    const others = await readSearchWords(tx);
    if (others.length >= LIMITS.searchWords.entries) throw new AppError('TOO_MANY_WORDS');
    refuseCollision(shelf, entry, others);
    await insertSearchWords(tx, entry, now);
    await recordChange(tx, {
      ...about(actor, entry, now),
      action: 'create',
      before: null,
      after: { words, means },
    });
    await touch(tx, entry.id);
    return entry;
  });
}

/**
 * Changes words. Throws NOT_FOUND, WORD_TAKEN with the conflict, or STALE if somebody else has changed them since the
 * form was opened, unless the form `overwrites`.
 */
export async function updateSearchWords(
  { db, clock }: Services,
  shelf: Checks,
  actor: UserId,
  { _id: id, words, means, was, overwrites }: Form & SeenBefore<Form> & { readonly _id: SearchWordsId },
): Promise<SearchWords> {
  const now = clock.now();
  const entry = { id, words, means };
  await inTransaction(db, async (tx) => {
    const { before, others } = await lockedEntry(tx, id);
    const isStale = was !== undefined && !isSame(before, was) && !isSame(before, entry);
    if (isStale && !overwrites) throw new AppError('STALE');
    refuseCollision(shelf, entry, others);
    await changeSearchWords(tx, entry, now);
    await recordUpdate(tx, {
      ...about(actor, entry, now),
      before: { words: before.words, means: before.means },
      after: { words, means },
    });
    await touch(tx, id);
  });
  return entry;
}

/** Removes words; does nothing if this admin has removed them already. Throws NOT_FOUND. */
export async function deleteSearchWords(
  { db, clock }: Services,
  actor: UserId,
  id: SearchWordsId,
): Promise<void> {
  await deleteOnce(db, { actor, entity: 'search_words', entityId: id }, () =>
    inTransaction(db, async (tx) => {
      const { before } = await lockedEntry(tx, id);
      await deleteSearchWordsRow(tx, id);
      const { words, means } = before;
      await recordChange(tx, {
        ...about(actor, before, clock.now()),
        action: 'delete',
        before: { words, means },
        after: null,
      });
      await touch(tx, id);
    }),
  );
}

function isSame(one: Form, other: Form): boolean {
  return JSON.stringify([one.words, one.means]) === JSON.stringify([other.words, other.means]);
}

async function lockedEntry(
  tx: Db,
  id: SearchWordsId,
): Promise<{ before: SearchWords; others: SearchWords[] }> {
  await lockSearchWords(tx);
  const all = await readSearchWords(tx);
  const before = all.find((entry) => entry.id === id);
  if (before === undefined) throw new AppError('NOT_FOUND', { message: texts.wordsGone });
  return { before, others: all.filter((entry) => entry !== before) };
}

function refuseCollision(shelf: Checks, entry: SearchWords, others: readonly SearchWords[]): void {
  const message = shelf.wordsFault(entry, others);
  if (message !== null) throw new AppError('WORD_TAKEN', { message });
}

function about(actor: UserId, { id, words }: SearchWords, now: Date) {
  return { actor, now, entity: 'search_words', entityId: id, name: words.join(', ') } as const;
}

async function touch(tx: Db, id: SearchWordsId): Promise<void> {
  await touchCatalogue(tx, [{ entity: 'search_words', id }]);
}
