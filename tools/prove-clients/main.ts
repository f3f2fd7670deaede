/**
 * npm run prove:clients: generates clients from the running shop's OpenAPI document with two generators, compiles a
 * program against each, and runs it against the shop. The generators need their own TypeScript version, so they are
 * installed into a temporary folder and aren't dependencies of the project.
 */
import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { ADMIN, makeDataDir, startStore } from '../../e2e/support/start-store.ts';

const PACKAGES = {
  'openapi-typescript': '7.13.0',
  'openapi-fetch': '0.17.0',
  '@hey-api/openapi-ts': '0.99.0',
  '@types/node': '24.19.2',
  typescript: '5.9.3',
};
const COMPILER = {
  target: 'es2023',
  module: 'nodenext',
  strict: true,
  outDir: 'compiled',
  skipLibCheck: true,
  rewriteRelativeImportExtensions: true,
  types: ['node'],
};
const SCENARIOS = ['openapi-fetch.ts', 'hey-api.ts'];

const folder = await mkdtemp(join(tmpdir(), 'jhola-clients-'));
const { dataDir, remove } = await makeDataDir();
const store = await startStore({ dataDir });
try {
  const document = await (await fetch(`${store.url}/api/openapi.json`)).text();
  await writeFile(join(folder, 'openapi.json'), document);
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: PACKAGES }),
  );
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: COMPILER, files: SCENARIOS }),
  );
  for (const scenario of SCENARIOS) {
    await copyFile(
      fileURLToPath(new URL(`./scenarios/${scenario}`, import.meta.url)),
      join(folder, scenario),
    );
  }
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  const tool = (path: string) => join(folder, 'node_modules', path);
  run(process.execPath, [tool('openapi-typescript/bin/cli.js'), 'openapi.json', '-o', 'schema.d.ts']);
  run(process.execPath, [
    tool('@hey-api/openapi-ts/bin/run.js'),
    '-i',
    'openapi.json',
    '-o',
    'hey-api',
    '--no-log-file',
  ]);
  run(process.execPath, [tool('typescript/bin/tsc'), '-p', '.']);
  const pixel = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fc0' } })
    .png()
    .toBuffer();
  for (const scenario of SCENARIOS) {
    run(process.execPath, [
      `compiled/${scenario.replace('.ts', '.js')}`,
      store.url,
      ADMIN.email,
      ADMIN.password,
      pixel.toString('base64'),
    ]);
  }
  console.log(`${SCENARIOS.length} passed, 0 failed`);
} finally {
  await store.end('SIGTERM');
  await remove();
  await rm(folder, { recursive: true, force: true });
}

/** Runs a program in the temporary folder. Throws if it fails. */
function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${args[0]} failed`);
}
