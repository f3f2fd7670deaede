/**
 * Checks that migrations keep working for processes of the previous version, which run beside new ones during a rolling
 * restart: expand first, contract in a later release (docs/operations.md, Migrations). Each has a number of its own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { releasesOf } from '../supply-chain/changelog.ts';
import { COUNTEREXAMPLES, findBreaks, unusedSince } from './find-breaks.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Folders of migrations, each with the newest one that is older than this rule. */
const FOLDERS = {
  'apps/api/migrations': '0025_sessions_shown.sql',
  'packages/payment-sandbox/migrations': '0001_payment_sandbox.sql',
};

const releases = releasesOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'));
const faults = COUNTEREXAMPLES.filter((counterexample) => findBreaks(counterexample).length === 0).map(
  (counterexample) => `The check is blind: it doesn’t find “${counterexample}”`,
);
let checked = 0;
for (const [folder, baseline] of Object.entries(FOLDERS)) {
  const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.sql'));
  if (!names.includes(baseline)) faults.push(`${folder} has no ${baseline}`);
  const numbers = names.map((name) => name.split('_', 1)[0]);
  const twice = names.filter((_name, index) => numbers.indexOf(numbers[index]) !== index);
  for (const name of twice) faults.push(`${folder}/${name}: another migration has this number`);
  for (const name of names.filter((each) => each > baseline)) {
    checked += 1;
    const sql = readFileSync(join(ROOT, folder, name), 'utf8');
    const since = unusedSince(sql);
    if (since !== null && releases.includes(since)) continue;
    if (since !== null) faults.push(`${folder}/${name}: ${since} is not a release in CHANGELOG.md`);
    for (const { statement, why } of findBreaks(sql)) {
      faults.push(`${folder}/${name}: ${statement}\n    ${why}\n    If no running version uses it any more:`);
      faults.push('    -- unused since X.Y.Z (the release in which the code stopped using it)');
    }
  }
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${checked} migrations after the baseline keep working for the previous version`);
