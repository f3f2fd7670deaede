import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The mails to an address in a shop's outbox folder, newest first. */
export async function mailsTo(dataDir: string, email: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox');
  // The folder is created with the first mail.
  if (!existsSync(outbox)) return [];
  const files = await readdir(outbox);
  // A mail being written ends in .part until it is whole.
  const names = files
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed();
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.filter((mail) => mail.includes(email));
}

/** The OTP of the newest mail that has one; null if there is none yet. */
export async function otpFor(dataDir: string, email: string): Promise<string | null> {
  const otps = (await mailsTo(dataDir, email)).map((mail) => /Your OTP is (\d{6})/.exec(mail)?.[1]);
  return otps.find((otp) => otp !== undefined) ?? null;
}

/** The path of the link in the newest mail that asks to confirm an address; null if there is none yet. */
export async function confirmationPathFor(dataDir: string, email: string): Promise<string | null> {
  const paths = (await mailsTo(dataDir, email)).map((mail) => {
    // The text is quoted-printable.
    const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    return /\/verify-email\?code=[\w-]+/.exec(text)?.[0];
  });
  return paths.find((path) => path !== undefined) ?? null;
}
