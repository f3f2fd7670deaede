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
  if (known === null) nobodysHash ??= hashPassword('a password that nobody has');
  const against = known ?? (await nobodysHash);
  const same = await inTurn(() => verify(against ?? '', password));
  return same && known !== null;
}
