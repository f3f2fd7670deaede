/**
 * npm run sbom: writes the packages that a release contains, with versions, licences and hashes, as CycloneDX 1.5 to
 * `artifacts/jhola-VERSION.cdx.json`. Without dev dependencies; read from the lock file.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './launch/root.mjs';

const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'];
const { status, stdout, stderr } = spawnSync('npm', ['sbom', ...options], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);

const bom = JSON.parse(stdout);
// npm uses the folder's name.
bom.metadata.component.name = name;
const isOurs = ({ properties = [] }) => properties.some(({ name: key }) => key === 'cdx:npm:package:private');
const packages = bom.components.filter((component) => !isOurs(component));
const unhashed = packages.filter(({ hashes = [] }) => hashes.length === 0);
if (unhashed.length > 0) throw new Error(`Without a hash: ${unhashed.map(({ purl }) => purl).join(', ')}`);

mkdirSync(join(root, 'artifacts'), { recursive: true });
const file = join(root, 'artifacts', `jhola-${version}.cdx.json`);
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${file}: ${packages.length} packages`);
