import type { Db } from '../database.ts';
import { ApiFault } from '../api/api-fault.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import {
  deleteResponses,
  findResponse,
  insertResponse,
  markSavepoint,
  type StoredResponse,
  takeKey,
  undoToSavepoint,
} from './idempotency.queries.ts';

/** For this long, requests with the same key are the same request. */
const KEPT_MS = 24 * 60 * 60_000;
const LONGEST_KEY = 255;

export type Result = StoredResponse & { readonly isReplayed: boolean };

export type KeyedRequest = {
  readonly key: string | null;
  /** A hash of path and parameters. */
  readonly fingerprint: string;
  readonly now: Date;
};

/**
 * Runs `action`, and stores the response under the request's idempotency key in the same transaction. A repeated
 * request gets the stored response, refusals included, and changes nothing. Throws ApiFault if the key is in use, or
 * was used for another request.
 */
export async function runOnce(
  tx: Db,
  { key, fingerprint, now }: KeyedRequest,
  action: () => Promise<object>,
): Promise<Result> {
  if (key === null) return { status: 200, body: await action(), isReplayed: false };
  if (key.length > LONGEST_KEY) throw new ApiFault(`An idempotency key has at most ${LONGEST_KEY} letters.`);
  if (!(await takeKey(tx, key))) {
    throw new ApiFault('Another request with this idempotency key is in progress.', {
      status: 409,
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
    });
  }
  const before = await findResponse(tx, key, new Date(now.getTime() - KEPT_MS));
  if (before !== undefined) {
    if (before.fingerprint === fingerprint)
      return { status: before.status, body: before.body, isReplayed: true };
    throw new ApiFault('This idempotency key was used before, with other parameters.', {
      type: 'idempotency_error',
    });
  }
  await markSavepoint(tx);
  const response = await settle(tx, action);
  await insertResponse(tx, key, { ...response, fingerprint, now });
  return { ...response, isReplayed: false };
}

/** Deletes expired keys. */
export async function deleteExpiredKeys({ db, clock }: SandboxContext): Promise<void> {
  await deleteResponses(db, new Date(clock.now().getTime() - KEPT_MS));
}

/** A refusal after the action has begun is a response too; its writes are rolled back. */
async function settle(tx: Db, action: () => Promise<object>): Promise<StoredResponse> {
  try {
    return { status: 200, body: await action() };
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    await undoToSavepoint(tx);
    return { status: error.statusCode, body: error.toBody() };
  }
}
