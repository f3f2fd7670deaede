import { expect, test } from 'vitest';
import { EXAMPLES, typingFrames } from './typing.ts';

test('an example is typed, held for a second and taken back, a letter every 50 ms', () => {
  expect(typingFrames(['egg'])).toEqual([
    { text: 'e', lasts: 50 },
    { text: 'eg', lasts: 50 },
    { text: 'egg', lasts: 1000 },
    { text: 'eg', lasts: 50 },
    { text: 'e', lasts: 50 },
    { text: '', lasts: 50 },
  ]);
});

test('every example is held once a round, in order', () => {
  const held = typingFrames().filter(({ lasts }) => lasts === 1000);
  expect(held.map(({ text }) => text)).toEqual([...EXAMPLES]);
});
