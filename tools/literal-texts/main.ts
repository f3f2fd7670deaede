/**
 * Rejects user-visible texts in the code of the pages that are in no message catalogue (CONTRIBUTING.md, "Texts and
 * languages").
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findLiteralTexts } from './find-literal-texts.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const APP = 'apps/web/app';
/** Catalogues, tests, pages for developers, and code whose output only machines read. */
const SKIPPED =
  /\.test\.tsx?$|\/testing\/|\/app\/(?:messages|server|service-worker|features\/seo)\/|\/(?:component-sheet|development)\//;

const asked = process.argv.slice(2);
const paths = globSync(
  asked.length > 0 ? asked.map((folder) => `${folder}/**/*.{ts,tsx}`) : `${APP}/**/*.{ts,tsx}`,
  {
    cwd: ROOT,
  },
)
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !SKIPPED.test(path));
const texts = paths.flatMap((path) => findLiteralTexts(path, readFileSync(join(ROOT, path), 'utf8')));

for (const text of texts) console.error(text);
if (texts.length > 0 || paths.length === 0) process.exitCode = 1;
console.log(`${texts.length} texts outside the message catalogues in ${paths.length} files`);
