import { hash, verify } from '@node-rs/argon2';
import { readOnce } from '../../../platform/read-once.ts';
import { createFairQueue } from './fair-queue.ts';

/** Argon2id with the parameters that OWASP recommends: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A lane has room for as many jobs as one address may have failed logins (60). */
const inTurn = createFairQueue({ atOnce: 2, waitingInLane: 64, waitingInAll: 1_024 });
/** Called within its caller's place in the queue, so it needs none of its own. */
const dummyHash = readOnce(() => hash('a password that nobody has', COST));

/**
 * Hashes a new password, which takes about 30 ms of one core. `lane`: the lane in the hash queue. Throws TOO_MANY if
 * the queue is full.
 */
export function hashPassword(lane: string, password: string): Promise<string> {
  return inTurn(lane, () => hash(password, COST));
}

/**
 * Whether a password matches a hash. Without a hash it takes equally long and returns false. `lane`: the lane in the
 * hash queue. Throws TOO_MANY if the queue is full.
 */
export async function isPassword(lane: string, password: string, known: string | null): Promise<boolean> {
  const same = await inTurn(lane, async () => verify(known ?? (await dummyHash()), password));
  return same && known !== null;
}
