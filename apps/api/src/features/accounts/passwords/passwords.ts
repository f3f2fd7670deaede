import { hash, verify } from '@node-rs/argon2';
import { createFairQueue } from './hash-queue.ts';

/** Argon2id with the parameters that OWASP names: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A lane takes what one address may fail (60) at once. */
const inTurn = createFairQueue({ atOnce: 2, waitingInLane: 64, waitingInAll: 1_024 });
let nobodysHash: Promise<string> | null = null;

/** A new password's hash, about 30 ms of one core. `lane`: whose turn it takes. Throws TOO_MANY where too many wait. */
export function hashPassword(lane: string, password: string): Promise<string> {
  return inTurn(lane, () => hash(password, COST));
}

/**
 * Whether a password is the one of this hash. Without a hash it takes as long and is false. `lane`: whose turn it
 * takes. Throws TOO_MANY where too many wait.
 */
export async function isPassword(lane: string, password: string, known: string | null): Promise<boolean> {
  const same = await inTurn(lane, async () => verify(known ?? (await hashOfNobody()), password));
  return same && known !== null;
}

/** Made once, within its caller's place in the queue: a full queue must not leave a failure behind for good. */
function hashOfNobody(): Promise<string> {
  nobodysHash ??= hash('a password that nobody has', COST);
  return nobodysHash;
}
