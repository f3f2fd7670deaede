import type { Admission } from '../login-limits.ts';
import { isPassword } from './passwords.ts';

/**
 * Whether a password matches a hash, of an admitted attempt, whose count is corrected by the result. Without a hash it
 * takes equally long and returns false. Throws TOO_MANY if the hash queue is full; then the attempt doesn't count.
 */
export async function tryPassword(
  { lane, succeeded, untried }: Admission,
  password: string,
  known: string | null,
): Promise<boolean> {
  const isRight = await isPassword(lane, password, known).catch(async (error: unknown) => {
    await untried();
    throw error;
  });
  if (isRight) await succeeded();
  return isRight;
}
