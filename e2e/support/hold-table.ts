import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SQL = fileURLToPath(new URL('../../tools/sql.mjs', import.meta.url));

/**
 * Locks a table in the database of a running shop, so that whoever writes to it waits; reading isn't affected. Resolves
 * when it is locked, with a function that releases it. The shop may end before that.
 */
export async function holdTable(dataDir: string, table: string): Promise<() => Promise<void>> {
  const { DATABASE_URL: _, ...env } = process.env;
  const sql = spawn(process.execPath, [SQL], {
    env: { ...env, DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const hasEnded = once(sql, 'close');
  sql.stdin.write(`begin;\nlock table ${table} in share mode;\n`);
  let said = '';
  const isLocked = new Promise<boolean>((resolve) => {
    sql.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('LOCK')) resolve(true);
    });
    sql.on('close', () => resolve(false));
  });
  if (!(await isLocked)) throw new Error(`The table ${table} could not be locked: ${said}`);
  return async () => {
    sql.stdin.end();
    await hasEnded;
  };
}
