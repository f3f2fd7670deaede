/** For tests: accounts of admins. */
import type { Person, TestShop } from '../../../testing/index.ts';

/** Registers and logs in another admin, as if an admin had given a user that role. */
export async function signUpAdmin(shop: TestShop, name?: string): Promise<Person> {
  const person = await shop.signUp(name);
  await shop.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', person.userId).execute();
  return person;
}
