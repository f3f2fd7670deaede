/** Rejects exported functions without a docstring (CONTRIBUTING.md, "Rules"). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findUndocumented } from './find-undocumented.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['apps', 'bench', 'demo', 'e2e', 'evaluation', 'packages', 'tools'];
const SKIPPED = /(?:^|\/)(?:node_modules|build|dist|artifacts)(?:\/|$)|\.test\.tsx?$/;

const paths = globSync(`{${FOLDERS.join(',')}}/**/*.{ts,tsx,mjs}`, {
  cwd: ROOT,
  exclude: (path) => SKIPPED.test(path),
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !SKIPPED.test(path));
const faults = paths.flatMap((path) => findUndocumented(path, readFileSync(join(ROOT, path), 'utf8')));
for (const folder of FOLDERS)
  if (!paths.some((path) => path.startsWith(`${folder}/`))) faults.push(`Nothing was read of ${folder}`);

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
console.log(`${faults.length} exported functions without a docstring in ${paths.length} files`);
