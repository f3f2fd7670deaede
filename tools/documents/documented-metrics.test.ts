import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const operations = read('docs/operations.md');
const source = globSync(['apps/*/src/**/*.ts'], {
  cwd: ROOT,
  exclude: (path) => path.endsWith('node_modules') || path.endsWith('.test.ts'),
})
  .map(read)
  .join('\n');

const namesIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted();
const METRICS = namesIn(source, /\bjhola_([a-z_]+)/g);

/** The names in the first column of a section's table. */
function namesInTable(heading: string): string[] {
  const [, section = ''] = operations.split(`\n${heading}\n`);
  const [untilNextSection = ''] = section.split(/\n#/);
  const columns = [...untilNextSection.matchAll(/^\| (`[^|]+) \|/gm)].map(([, column = '']) => column);
  return namesIn(columns.join(' '), /`([^`]+)`/g);
}

test('docs/operations.md has each metric of the shop, and no other', () => {
  expect(namesInTable('## Metrics')).toEqual(METRICS);
});

test.each(['alerts.yml', 'grafana-dashboard.json'])(
  'docs/monitoring/%s only uses metrics that exist',
  (file) => {
    const used = namesIn(read(`docs/monitoring/${file}`), /\bjhola_([a-z_]+?)(?:_bucket|_sum|_count)?\b/g);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !METRICS.includes(name))).toEqual([]);
  },
);

test.each([
  ['docs/monitoring/alerts.yml', /[Ss]ee "([^"]+)"/g],
  ['apps/api/src/features/shop-status/findings.ts', /section: '([^']+)'/g],
] as const)('%s refers to sections of docs/operations.md', (file, pattern) => {
  const sections = namesIn(read(file), pattern);
  expect(sections.length).toBeGreaterThan(5);
  const headings = namesIn(operations, /^#+ (.+)$/gm).map((heading) => heading.replaceAll('`', ''));
  expect(sections.filter((section) => !headings.includes(section))).toEqual([]);
});

test('docs/operations.md explains each alarm of the log', () => {
  expect(namesInTable('### Alarms')).toEqual(
    expect.arrayContaining(namesIn(source, /\balarm: '([a-z -]+)'/g)),
  );
});
