import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withinEdits } from './edit-distance.ts';

describe('typing mistakes', () => {
  it.each([
    ['panner', 'paneer', 1],
    ['chese', 'cheese', 1],
    ['mlik', 'milk', 1],
    ['buter', 'butter', 1],
    ['shampo', 'shampoo', 1],
    ['milk', 'milk', 0],
    ['choclat', 'chocolate', 2],
  ])('between %s and %s are %i', (typed, word, edits) => {
    expect(withinEdits(typed, word, 2, false)).toBe(edits);
  });

  it('are reported as more than the limit if there are more', () => {
    expect(withinEdits('rice', 'soap', 1, false)).toBeGreaterThan(1);
    expect(withinEdits('a', 'abcdef', 2, false)).toBeGreaterThan(2);
  });

  it('are counted to a prefix of the word on request', () => {
    expect(withinEdits('choclat', 'chocolates', 1, true)).toBe(1);
    expect(withinEdits('chese', 'cheeseburger', 1, true)).toBe(1);
  });

  it('are at most one for a single added or missing letter', () => {
    const word = fc.string({ minLength: 3, maxLength: 20 });
    fc.assert(
      fc.property(word, fc.nat(), (text, at) => {
        const place = at % text.length;
        const without = text.slice(0, place) + text.slice(place + 1);
        expect(withinEdits(without, text, 2, false)).toBeLessThanOrEqual(1);
        expect(withinEdits(text, without, 2, false)).toBeLessThanOrEqual(1);
        expect(withinEdits(text, text, 2, false)).toBe(0);
      }),
    );
  });

  it('are counted in bounded time for words of any length', () => {
    expect(withinEdits('x'.repeat(500), 'y'.repeat(500), 2, false)).toBeGreaterThan(2);
  });
});
