import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ID_PATTERN, idFromSegment, isId, makeId } from './ids.ts';

const anyTime = fc.date({
  min: new Date('1970-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
});
const anyRandom = fc.uint8Array({ minLength: 16, maxLength: 16 });

test('made ids are valid and contain no hyphen', () => {
  fc.assert(
    fc.property(anyTime, anyRandom, (time, random) => {
      const id = makeId(time, random);
      expect(isId(id)).toBe(true);
      expect(id).toHaveLength(26);
      expect(id).not.toContain('-');
    }),
  );
});

test('ids sort by creation time, as plain text', () => {
  fc.assert(
    fc.property(anyTime, anyTime, anyRandom, anyRandom, (one, other, random, otherRandom) => {
      fc.pre(one.getTime() !== other.getTime());
      const earlierFirst = one < other;
      expect(makeId(one, random) < makeId(other, otherRandom)).toBe(earlierFirst);
    }),
  );
});

test('ids made at the same moment differ', () => {
  const now = new Date();
  expect(new Set(Array.from({ length: 10_000 }, () => makeId(now))).size).toBe(10_000);
});

test('any random byte gives a character of the alphabet', () => {
  for (let byte = 0; byte < 256; byte += 1)
    expect(isId(makeId(new Date(0), new Uint8Array(16).fill(byte)))).toBe(true);
});

const ID = makeId(new Date());

test.each([
  '',
  ID.toUpperCase(),
  ID.slice(1),
  `${ID}0`,
  `${ID}\n`,
  ` ${ID}`,
  `8${ID.slice(1)}`, // more than 48 bits of time
  `0${'i'.repeat(25)}`,
  `0${'l'.repeat(25)}`,
  `0${'o'.repeat(25)}`,
  `0${'u'.repeat(25)}`,
  '507f1f77bcf86cd799439011',
  '6c84fb90-12c4-11e1-840d-7b25c5ee775a',
])('%j is not an id', (text) => {
  expect(isId(text)).toBe(false);
  expect(idFromSegment(`Milk-${text}`)).toBe(null);
});

test('the pattern finds an id within a longer text', () => {
  expect(`/images/${ID}/640.webp`.match(new RegExp(ID_PATTERN))?.[0]).toBe(ID);
});
