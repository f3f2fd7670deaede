import type { Db } from '../database.ts';
import { ApiFault } from '../api/api-fault.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import {
  deleteAnswers,
  findAnswer,
  insertAnswer,
  markSavepoint,
  type StoredAnswer,
  takeKey,
  undoToSavepoint,
} from './idempotency.queries.ts';

/** For so long a key means the same request. */
const KEPT_MS = 24 * 60 * 60_000;
const LONGEST_KEY = 255;

export type Answer = StoredAnswer & { readonly isReplayed: boolean };

export type KeyedRequest = {
  readonly key: string | null;
  /** The same for the same path and parameters. */
  readonly fingerprint: string;
  readonly now: Date;
};

/**
 * Acts, and keeps the answer under the request's key in the same transaction: asked again, it answers the same and
 * does nothing, refusals included. Throws ApiFault for a key that is in use, or was used for something else.
 */
export async function answerOnce(
  tx: Db,
  { key, fingerprint, now }: KeyedRequest,
  action: () => Promise<object>,
): Promise<Answer> {
  if (key === null) return { status: 200, body: await action(), isReplayed: false };
  if (key.length > LONGEST_KEY) throw new ApiFault(`An idempotency key has at most ${LONGEST_KEY} letters.`);
  if (!(await takeKey(tx, key))) {
    throw new ApiFault('Another request with this idempotency key is in progress.', {
      status: 409,
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
    });
  }
  const before = await findAnswer(tx, key, new Date(now.getTime() - KEPT_MS));
  if (before !== undefined) {
    if (before.fingerprint === fingerprint)
      return { status: before.status, body: before.body, isReplayed: true };
    throw new ApiFault('This idempotency key was used before, with other parameters.', {
      type: 'idempotency_error',
    });
  }
  await markSavepoint(tx);
  const answer = await settle(tx, action);
  await insertAnswer(tx, key, { ...answer, fingerprint, now });
  return { ...answer, isReplayed: false };
}

/** Forgets keys whose day is over. */
export async function forgetKeys({ db, clock }: SandboxContext): Promise<void> {
  await deleteAnswers(db, new Date(clock.now().getTime() - KEPT_MS));
}

/** A refusal is an answer too, once the action has begun; what it has written by then is undone. */
async function settle(tx: Db, action: () => Promise<object>): Promise<StoredAnswer> {
  try {
    return { status: 200, body: await action() };
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    await undoToSavepoint(tx);
    return { status: error.status, body: error.toBody() };
  }
}
