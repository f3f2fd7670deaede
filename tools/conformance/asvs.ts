/** Checks docs/security/asvs.md: every requirement is listed, and the named tests and files exist. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asvsFaults } from './asvs-faults.ts';
import { REQUIREMENTS } from './asvs-requirements.ts';
import { readTitles } from './read-titles.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENT = 'docs/security/asvs.md';

const titlesOf = (path: string) =>
  existsSync(ROOT + path) ? readTitles(path, readFileSync(ROOT + path, 'utf8')) : null;
const { faults, tests } = asvsFaults(readFileSync(ROOT + DOCUMENT, 'utf8'), titlesOf, (path) =>
  existsSync(ROOT + path),
);
for (const fault of faults) console.error(`${DOCUMENT}: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
else console.log(`All ${REQUIREMENTS.size} requirements of ASVS are there, with ${tests} tests, which exist`);
