import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENTS = globSync(['*.md', '{docs,apps,packages,evaluation}/**/*.md'], {
  cwd: ROOT,
  exclude: (path) => path.endsWith('node_modules'),
});
const FOLDERS = 'apps|bench|demo|deploy|docs|e2e|evaluation|packages|tools';
/** In walkthroughs, or made by a build. */
const NOT_THERE = /acme|coupons|NNNN|\/dist\//;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(path: string): string[] {
  return [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('there are documents', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(20);
});

test.each(DOCUMENTS)('the links of %s lead somewhere', (path) => {
  const broken = [...read(path).matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)/g)]
    .filter(([, file = '', anchor = '']) => {
      const to = file === '' ? path : join(dirname(path), file);
      return !existsSync(join(ROOT, to)) || (anchor !== '' && !anchorsOf(to).includes(anchor));
    })
    .map(([link]) => link);
  expect(broken).toEqual([]);
});

test.each(DOCUMENTS)('the files that %s names exist', (path) => {
  const named = [...read(path).matchAll(new RegExp(`\`((?:${FOLDERS})/[\\w./@-]+)\``, 'g'))].map(
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !NOT_THERE.test(name) && !existsSync(join(ROOT, name)))).toEqual([]);
});

test.each(['CONTRIBUTING.md', 'docs/operations.md'])('%s begins with links to all its sections', (path) => {
  const [beginning = ''] = read(path).split('\n## ', 1);
  const linked = [...beginning.matchAll(/\[([^\]]+)\]\(#/g)].map(([, title]) => title);
  const sections = [...read(path).matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(linked).toEqual(sections);
});
