import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { APPLY_THEME_SCRIPT, THEME_COLORS } from './theme.ts';

test('the browser’s toolbar and the installed app have the colours of the page', () => {
  const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const [, light, dark] = /--page: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
  expect(THEME_COLORS.map(({ color }) => color)).toEqual([light, dark]);
  const manifest = readFileSync(new URL('../../public/manifest.webmanifest', import.meta.url), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({ theme_color: light, background_color: light });
});

test.each([
  ['theme=dark', 'dark', ['#11131f']],
  ['cart=1; theme=light', 'light', ['#fbf7ef']],
  ['theme=auto', undefined, []],
])('before the first paint, %j makes page and toolbar %s', (cookie, theme, colors) => {
  const added: { content: string }[] = [];
  const dataset: { theme?: string } = {};
  const head = { prepend: (meta: { content: string }) => added.push(meta) };
  const document = { cookie, head, documentElement: { dataset }, createElement: () => ({}) };
  runInNewContext(APPLY_THEME_SCRIPT, { document });
  expect(dataset.theme).toBe(theme);
  expect(added.map(({ content }) => content)).toEqual(colors);
});
