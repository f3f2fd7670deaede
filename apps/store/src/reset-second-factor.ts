/** The command for an admin who has lost the second factor: `npm run reset-second-factor -- EMAIL`. */
import { AppError, openDatabase, readConfig, resetSecondFactorOf, systemClock } from '@jhola/api';
import { openDatabaseUntilSignal } from './command-database.ts';
import { printableError } from './printable-error.ts';

const USAGE = `Usage: npm run reset-second-factor -- EMAIL

Turns off the two-step verification of the account with this email, in DATA_DIR or DATABASE_URL, whether the shop is
running or not. The account is logged out everywhere and gets a mail.`;

const [email, ...others] = process.argv.slice(2);
if (email === undefined || email.startsWith('-') || others.length > 0) {
  console.error(USAGE);
  process.exitCode = email === '--help' ? 0 : 1;
} else {
  try {
    await reset(email);
    console.log(`Two-step verification of ${email} is off`);
  } catch (error) {
    console.error(error instanceof AppError ? error.message : printableError(error));
    process.exitCode = 1;
  }
}

async function reset(of: string): Promise<void> {
  const database = await openDatabaseUntilSignal(readConfig());
  const db = openDatabase(database.url, { max: 2 });
  try {
    await resetSecondFactorOf(db, of, systemClock);
  } finally {
    await db.destroy();
    await database.stop();
  }
}
