/**
 * npm run lock: after an installation, restores the packages of other platforms in the lock file. npm removes those
 * that the registry in use doesn't offer, and `npm ci` then rejects the lock file. The packages are computed without
 * the registry: the exact version is in their parent's entry, and the platform in their name. With `--hashes` it also
 * asks the registry for missing integrity hashes, and leaves those out that it doesn't offer.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './launch/root.mjs';

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'win32',
  'windows',
];
const PROCESSORS = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32'];

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;
for (const [path, parent] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
    if (places.some((place) => lock.packages[place]?.version === version)) continue;
    const platform = /^\d+\.\d+\.\d+[-\w.]*$/.test(version) ? platformOf(name) : null;
    if (platform === null) continue;
    const taken = lock.packages[`node_modules/${name}`] !== undefined;
    const dev = parent.dev ? { dev: true } : {};
    lock.packages[taken ? places[0] : places[1]] = { version, ...dev, optional: true, ...platform };
    added += 1;
  }
}
const hashes = process.argv.includes('--hashes') ? addHashes() : 0;
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(`${added} packages of other platforms added to the lock, ${hashes} hashes`);

function addHashes() {
  let found = 0;
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || entry.link || entry.integrity !== undefined) continue;
    const name = path.replace(/.*node_modules\//, '');
    const { stdout } = spawnSync('npm', ['view', `${name}@${entry.version}`, 'dist.integrity'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (!stdout.startsWith('sha512-')) continue;
    const { version, ...rest } = entry;
    lock.packages[path] = { version, integrity: stdout.trim(), ...rest };
    found += 1;
  }
  return found;
}

function platformOf(name) {
  const words = name.split(/[/-]/);
  const system = words.find((word) => SYSTEMS.includes(word));
  const processor = words.find((word) => PROCESSORS.includes(word));
  if (processor === undefined || (system === undefined && processor !== 'wasm32')) return null;
  const libc = words.includes('musl')
    ? ['musl']
    : system === 'linux' && words.includes('gnu')
      ? ['glibc']
      : null;
  return {
    cpu: [processor],
    ...(system !== undefined && { os: [system === 'windows' ? 'win32' : system] }),
    ...(libc !== null && { libc }),
  };
}
