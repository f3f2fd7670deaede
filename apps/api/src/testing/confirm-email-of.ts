import type { Person, TestShop } from './test-shop.ts';

/** Confirms a user's email, without the link in their mail, which stays valid. */
export async function confirmEmailOf(
  { db, clock }: Pick<TestShop, 'db' | 'clock'>,
  { userId }: Pick<Person, 'userId'>,
): Promise<void> {
  await db.updateTable('users').set({ email_verified_at: clock.now() }).where('id', '=', userId).execute();
}
