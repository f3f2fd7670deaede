import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../apps/api/src/platform/config.ts';
import { namesRead, readSettingsTable } from './documented-settings.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const readAll = (patterns: string[]) =>
  globSync(patterns, { cwd: ROOT, exclude: (path) => path.endsWith('node_modules') })
    .map(read)
    .join('\n');

/** Read by OpenTelemetry's own exporter. */
const OF_LIBRARIES = ['OTEL_EXPORTER_OTLP_CERTIFICATE', 'OTEL_EXPORTER_OTLP_HEADERS'];
/** Not settings, and an example of a rule. */
const NOT_OURS = new Set(['NODE_ENV', 'PATH', 'SECRET']);

test('the README has each setting of the shop, and no other', () => {
  const documented = readSettingsTable(read('README.md'), '## Configuration');
  expect([...documented.keys()].toSorted()).toEqual(
    [...Object.keys(SETTINGS.shape), ...OF_LIBRARIES].toSorted(),
  );
});

test.each(Object.entries(SETTINGS.shape))('the README has the default of %s', (name, schema) => {
  const { data } = schema.safeParse(undefined);
  if (typeof data !== 'string' && typeof data !== 'number') return;
  expect(readSettingsTable(read('README.md'), '## Configuration').get(name)).toBe(String(data));
});

test('docs/payments.md has each setting of a payment provider', () => {
  const source = readAll(['apps/api/src/features/payments/provider/*/*-from-environment.ts']);
  const names = new Set([...source.matchAll(/\b([A-Z]+(?:_[A-Z]+)+):/g)].map(([, name = '']) => name));
  expect(names.size).toBeGreaterThan(0);
  const documented = readSettingsTable(read('docs/payments.md'), '## With real keys');
  expect([...documented.keys()].toSorted()).toEqual([...names].toSorted());
});

test('CONTRIBUTING.md has each setting of the tools and tests, and no other', () => {
  const source = readAll([
    '{tools,e2e,bench,evaluation}/**/*.{ts,mjs}',
    'apps/api/src/testing/*.ts',
    'apps/web/vite.config.ts',
    'vitest.config.ts',
  ]);
  const names = new Set(namesRead(source).filter((name) => !NOT_OURS.has(name) && !(name in SETTINGS.shape)));
  const documented = readSettingsTable(read('CONTRIBUTING.md'), '### Settings of the tests');
  expect([...documented.keys()].toSorted()).toEqual([...names].toSorted());
});
