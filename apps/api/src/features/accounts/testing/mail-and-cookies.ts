/** For tests: reads the mails in the outbox. */
import type { TestShop } from '../../../testing/index.ts';

/** The newest mail to an address; throws if there is none. */
export async function newestMail(
  shop: TestShop,
  recipient: string,
): Promise<{ subject: string; body: string }> {
  const mail = await shop.db
    .selectFrom('mail_outbox')
    .select(['subject', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (mail === undefined) throw new Error(`There is no mail to ${recipient}`);
  return mail;
}

/** The six-digit OTP in the newest mail to an address; empty if that mail has none. Throws if there is no mail. */
export async function otpFor(shop: TestShop, email: string): Promise<string> {
  const { body } = await newestMail(shop, email);
  return /\b(\d{6})\b/.exec(body)?.[1] ?? '';
}

/** The code of the link in the newest mail to an address that confirms it; empty if that mail has none. */
export async function confirmationCodeFor(shop: TestShop, email: string): Promise<string> {
  const { body } = await newestMail(shop, email);
  return /verify-email\?code=(\S+)/.exec(body)?.[1] ?? '';
}

/** The cookies that a response sets, as a browser would send them back. */
export function cookiesOf(response: {
  cookies: readonly { name: string; value: string }[];
}): Record<string, string> {
  return Object.fromEntries(
    response.cookies.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]),
  );
}
