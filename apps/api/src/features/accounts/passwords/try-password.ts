import type { Admission } from '../login-limits.ts';
import { isPassword } from './passwords.ts';

/**
 * Returns whether the password of an admitted attempt matches the account's hash; if so, or if it couldn't be compared,
 * the attempt doesn't count. Without a hash it takes equally long and returns false. Throws TOO_MANY if the hash queue is
 * full.
 */
export async function tryPassword(
  { lane, succeeded, untried }: Admission,
  password: string,
  passwordHash: string | null,
): Promise<boolean> {
  const isRight = await isPassword(lane, password, passwordHash).catch(async (error: unknown) => {
    await untried();
    throw error;
  });
  if (isRight) await succeeded();
  return isRight;
}
