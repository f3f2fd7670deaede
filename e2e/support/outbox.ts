import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The mails that lie in a shop's outbox for somebody, newest first. */
export async function mailsTo(dataDir: string, email: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox');
  // The shop makes it with its first mail.
  if (!existsSync(outbox)) return [];
  const names = (await readdir(outbox)).toSorted().toReversed();
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.filter((mail) => mail.includes(email));
}

/** The OTP of the newest mail that has one; null until it lies there. */
export async function otpFor(dataDir: string, email: string): Promise<string | null> {
  const otps = (await mailsTo(dataDir, email)).map((mail) => /your OTP is (\d{6})/.exec(mail)?.[1]);
  return otps.find((otp) => otp !== undefined) ?? null;
}
