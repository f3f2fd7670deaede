/**
 * Checks the packages that the project depends on: an integrity hash, an allowed licence, no download address and no
 * need for an install script for each entry of the lock file, exact versions, and docs/dependencies.md. And that
 * CHANGELOG.md has the current version.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { releasesOf } from './changelog.ts';
import { dependencyFaults, type Manifest, versionFaults } from './dependency-rules.ts';
import {
  downloadAddresses,
  ignoresScripts,
  installScripts,
  type Lock,
  missingHashes,
  refusedLicences,
} from './lock-rules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const manifestOf = (path: string) => JSON.parse(read(path)) as Manifest;

const { workspaces, ...root } = JSON.parse(read('package.json')) as Manifest & { workspaces: string[] };
const manifests = globSync(
  workspaces.map((folder) => `${folder}/package.json`),
  { cwd: ROOT },
).map(manifestOf);
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Lock };

const COUNTEREXAMPLE: Lock = {
  'node_modules/counterexample': { version: '1.0.0', license: 'AGPL-3.0-only', hasInstallScript: true },
};
const faults = [
  ...(missingHashes(COUNTEREXAMPLE).length === 1 ? [] : ['The check of integrity hashes is blind']),
  ...(refusedLicences(COUNTEREXAMPLE).length === 1 ? [] : ['The check of licences is blind']),
  ...(installScripts(COUNTEREXAMPLE).length === 1 ? [] : ['The check of install scripts is blind']),
  ...missingHashes(packages),
  ...downloadAddresses(packages),
  ...refusedLicences(packages),
  ...installScripts(packages),
  ...(ignoresScripts(read('.npmrc')) ? [] : ['.npmrc must have ignore-scripts=true']),
  ...dependencyFaults(read('docs/dependencies.md'), [root, ...manifests]),
  ...versionFaults(root, manifests),
  ...(releasesOf(read('CHANGELOG.md'))[0] === root.version
    ? []
    : [`The newest release of CHANGELOG.md is not ${root.version}, the version of package.json`]),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else
  console.log(
    `${Object.keys(packages).length} packages have hashes and allowed licences, and are documented`,
  );
