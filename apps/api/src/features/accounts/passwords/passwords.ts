import { hash, verify } from '@node-rs/argon2';
import { createQueue } from './hash-queue.ts';

/** Argon2id with the parameters that OWASP names: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const inTurn = createQueue(2, 100);
let nobodysHash: Promise<string> | null = null;

/** A new password's hash, about 30 ms of one core. Throws UNAVAILABLE where too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** Whether a password is the one of this hash. Without a hash it takes as long and is false. */
export async function isPassword(password: string, known: string | null): Promise<boolean> {
  const same = await inTurn(async () => verify(known ?? (await hashOfNobody()), password));
  return same && known !== null;
}

/** Made once, within its caller's place in the queue: a full queue must not leave a failure behind for good. */
function hashOfNobody(): Promise<string> {
  nobodysHash ??= hash('a password that nobody has', COST);
  return nobodysHash;
}
