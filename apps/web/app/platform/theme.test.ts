import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { THEME_COLORS } from './theme.ts';

test('the browser’s toolbar and the installed app have the colours of the page', () => {
  const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const [, light, dark] = /--page: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
  expect(THEME_COLORS.map(({ color }) => color)).toEqual([light, dark]);
  const manifest = readFileSync(new URL('../../public/manifest.webmanifest', import.meta.url), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({ theme_color: light, background_color: light });
});
