/** Rejects words that the project no longer uses (docs/glossary.md lists words with a special meaning). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findRetired } from './find-retired.ts';
import { RETIRED_WORDS } from './retired-words.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['apps', 'bench', 'demo', 'docs', 'e2e', 'evaluation', 'packages', 'tools'];
const SKIPPED = /(?:^|\/)(?:node_modules|build|dist|artifacts)(?:\/|$)|^tools\/words\//;

const paths = globSync(['*.md', `{${FOLDERS.join(',')}}/**/*.{ts,tsx,mjs,css,sql,md}`], {
  cwd: ROOT,
  exclude: (path) => SKIPPED.test(path),
}).filter((path) => !SKIPPED.test(path));

const faults = RETIRED_WORDS.filter(({ pattern, counterexample }) => !pattern.test(counterexample)).map(
  ({ pattern }) => `The rule ${pattern} is blind: it doesn't match its counterexample`,
);
for (const folder of FOLDERS)
  if (!paths.some((path) => path.startsWith(`${folder}/`))) faults.push(`Nothing was read of ${folder}`);
for (const path of paths) faults.push(...findRetired(path, readFileSync(join(ROOT, path), 'utf8')));

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${RETIRED_WORDS.length} retired words are absent from ${paths.length} files`);
