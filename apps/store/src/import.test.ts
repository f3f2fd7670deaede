import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BundledProgram, bundleProgram } from '@jhola/tools/testing/bundle-program.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('import.ts', import.meta.url));
/** Nothing listens there. */
const NO_DATABASE = 'postgres://jhola@127.0.0.1:1/jhola';

let program: BundledProgram;
let folder: string;
let list: string;

beforeAll(async () => {
  program = await bundleProgram(SOURCE);
});
afterAll(() => program.remove());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jhola-import-'));
  list = join(folder, 'list.csv');
  await writeFile(list, 'Product,Price\nSoap,30\n');
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs the command as the launcher does, connected to it. Resolves when it has ended by itself. */
async function run(args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [program.path, ...args], {
    env: { ...process.env, DATA_DIR: folder, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

test.each([
  ['a price list that doesn’t exist', () => [join(folder, 'none.csv')], {}, /no such file/],
  [
    'a report that can’t be written',
    () => [list, '--report', join(folder, 'no/report.csv')],
    {},
    /no such file/,
  ],
  // A pipe, too, can't be read from its beginning repeatedly.
  ['a folder instead of a price list', () => [folder], {}, /^\S+ is not a file\n$/],
  ['a folder instead of a report', () => [list, '--report', folder], {}, /^EISDIR: .*\n$/],
  ['an invalid setting', () => [list], { DATABASE_URL: '', PORT: 'eighty' }, /configuration is invalid/],
  ['a database that doesn’t respond', () => [list], {}, /ECONNREFUSED/],
] as const)('the command ends after an early error: %s', async (_what, args, env, message) => {
  const { code, said } = await run(args(), { DATABASE_URL: NO_DATABASE, ...env });
  expect(code).toBe(1);
  expect(said).toMatch(message);
});
