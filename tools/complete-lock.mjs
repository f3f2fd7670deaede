/**
 * npm run lock: after an installation, restores the packages of other platforms in the lock file. npm removes those
 * that the registry in use doesn't offer, and `npm ci` then rejects the lock file. The packages are computed without
 * the registry: the exact version is in their parent's entry, and the platform in their name.
 */
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
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(`${added} packages of other platforms added to the lock`);

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
