import { expect, test } from 'vitest';
import { EXAMPLES, typingFrames } from './typing.ts';

test('types an example, holds it for a second and deletes it, a letter every 50 ms', () => {
  expect(typingFrames(['egg'])).toEqual([
    { text: 'e', lasts: 50 },
    { text: 'eg', lasts: 50 },
    { text: 'egg', lasts: 1000 },
    { text: 'eg', lasts: 50 },
    { text: 'e', lasts: 50 },
    { text: '', lasts: 50 },
  ]);
});

test('shows every example once per round, in order', () => {
  const held = typingFrames().filter(({ lasts }) => lasts === 1000);
  expect(held.map(({ text }) => text)).toEqual([...EXAMPLES]);
});
