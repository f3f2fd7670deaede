import { expect, test } from 'vitest';
import { shortcutOf } from './shortcut-of.ts';

test.each([
  ['j', 'KeyJ', 'j'],
  ['J', 'KeyJ', 'j'],
  ['/', 'Slash', '/'],
  ['Enter', 'Enter', 'enter'],
  // Dvorak: the letter on the key counts.
  ['j', 'KeyC', 'j'],
  // Devanagari (InScript)
  ['र', 'KeyJ', 'j'],
  ['य', 'Slash', '/'],
  // A keyboard on the screen sends no code.
  ['र', '', ''],
])('%j on the key %s is the shortcut %j', (key, code, shortcut) => {
  expect(shortcutOf({ key, code })).toBe(shortcut);
});
