/** The command that restores a backup: `npm run restore -- FOLDER`. */
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase, readConfig } from '@jhola/api';
import { restoreBackup } from './backup/restore-backup.ts';
import { runCommand } from './backup/run-command.ts';
import { openDatabaseUntilSignal } from './command-database.ts';

const REMOVAL = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 } as const;

const USAGE = `Usage: npm run restore -- FOLDER [--check]

Restores the backup in FOLDER into DATA_DIR, or into DATABASE_URL and DATA_DIR. The shop must be stopped, and the
database must be empty. --check only tests it: restores it into a temporary database and folder, and deletes them.`;

await runCommand(USAGE, async (say) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const [from] = positionals;
  if (positionals.length !== 1 || from === undefined) return 'usage';
  const trial = values.check ? await mkdtemp(join(tmpdir(), 'jhola-restore-')) : null;
  // Also after a signal. The server that is writing there has just been told to end.
  if (trial !== null) process.once('exit', () => rmSync(trial, REMOVAL));
  try {
    const config = readConfig();
    const dataDir = trial ?? config.dataDir;
    const databaseUrl = trial === null ? config.databaseUrl : undefined;
    const database = await openDatabaseUntilSignal({ dataDir, databaseUrl });
    const db = openDatabase(database.url, { max: 2 });
    try {
      const { takenAt, rows, leftOut } = await restoreBackup({ from: resolve(from), db, dataDir });
      say(`  ${rows} rows of ${takenAt} are restored; the checksums of their tables match.`);
      if (leftOut.length > 0)
        say(`  Not restored, because the shop has no such tables: ${leftOut.join(', ')}`);
      say(trial === null ? '  Now start the shop.' : '  The backup can be restored.');
      return 'done';
    } finally {
      await db.destroy();
      await database.stop();
    }
  } finally {
    if (trial !== null) await rm(trial, REMOVAL);
  }
});
