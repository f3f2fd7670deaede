import { expect, test } from 'vitest';
import { shownTerm } from './shown-term.ts';

test('a search of a few words is shown as it is, without spaces around it', () => {
  expect(shownTerm(' paneer tikka masala ')).toBe('paneer tikka masala');
});

test('a long search ends after the last word that fits, with an ellipsis', () => {
  const shown = shownTerm('paneer tikka masala '.repeat(20));
  expect(shown).toBe('paneer tikka masala paneer tikka masala paneer tikka masala…');
});

test('a long word is cut between characters', () => {
  expect(shownTerm('x'.repeat(300))).toBe(`${'x'.repeat(60)}…`);
  expect(shownTerm('🥭'.repeat(300))).toBe(`${'🥭'.repeat(60)}…`);
});
