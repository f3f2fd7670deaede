import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEmptyDatabase } from '@jhola/tools/testing/test-database.ts';
import { expect, test } from 'vitest';
import { runningPostgresUrl } from './embedded-postgres/index.ts';

const PROGRAM = fileURLToPath(new URL('sql.ts', import.meta.url));

/** Runs the command with this input. Resolves when it has ended by itself. */
async function run(input: string, databaseUrl: string) {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

test('a text keeps every kind of line end, also after a semicolon', async () => {
  const database = await createEmptyDatabase();
  try {
    const text = 'one;\u2028two;\u2029three\r\nfour';
    const { code, said } = await run(
      `select '${text}' = U&'one;\\2028two;\\2029three\\000D\\000Afour' as same;\nselect 7 as n`,
      database.url,
    );
    expect(said).toMatch(/same[^]*true[^]*SELECT: 1 rows[^]*n[^]*7[^]*SELECT: 1 rows/);
    expect(code).toBe(0);
  } finally {
    await database.drop();
  }
});

test('a database that doesn’t respond ends the command with a sentence', async () => {
  const { code, said } = await run('select 1;', 'postgres://jhola@127.0.0.1:1/jhola');
  expect(said).toBe('connect ECONNREFUSED 127.0.0.1:1\n');
  expect(code).toBe(1);
});

test('a command that is ended by a signal stops the server that it started', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jhola-sql-'));
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...env, DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  child.stdin.write('select 1 as one;\n');
  await once(child.stdout, 'data');
  expect(await runningPostgresUrl(dataDir)).not.toBeNull();
  child.kill('SIGTERM');
  await ended;
  await expect.poll(() => runningPostgresUrl(dataDir)).toBeNull();
  await rm(dataDir, { recursive: true });
});
