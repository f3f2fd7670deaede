/** The command that takes a backup: `npm run backup -- FOLDER`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase, readConfig } from '@jhola/api';
import { recordBackup } from './backup/last-backup.ts';
import { runCommand } from './backup/run-command.ts';
import { takeBackup } from './backup/take-backup.ts';
import { openDatabaseUntilSignal } from './command-database.ts';

const USAGE = `Usage: npm run backup -- FOLDER [--keep 14]

Takes a backup of DATA_DIR (and DATABASE_URL) into a new folder in FOLDER, whether the shop is running or not, checks it,
and deletes all but the newest 14 backups (or as many as --keep says).`;

await runCommand(USAGE, async (say) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string', default: '14' } },
  });
  const [into] = positionals;
  const keep = Number(values.keep);
  if (positionals.length !== 1 || into === undefined || !Number.isInteger(keep) || keep < 1) return 'usage';
  const config = readConfig();
  const database = await openDatabaseUntilSignal(config);
  const db = openDatabase(database.url, { max: 2 });
  try {
    const started = performance.now();
    const { folder, manifest, deleted } = await takeBackup({
      db,
      dataDir: config.dataDir,
      into: resolve(into),
      now: new Date(),
      keep,
    });
    await recordBackup(config.dataDir, folder);
    const rows = manifest.database.tables.reduce((sum, table) => sum + table.rows, 0);
    const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(`${folder}\n  ${rows} rows, ${(bytes / 1e6).toFixed(1)} MB, checked (${seconds} s)`);
    if (deleted.length > 0) say(`  Deleted: ${deleted.join(', ')}`);
    return 'done';
  } finally {
    await db.destroy();
    await database.stop();
  }
});
