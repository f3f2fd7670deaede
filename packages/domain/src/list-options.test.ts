import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countFilters, PLAIN_LIST, readListOptions, toggleFilter, writeListOptions } from './list-options.ts';

/**
 * Any text that a URL may have as its query: what may stand for itself, and other characters encoded. fast-check's
 * `webQueryParameters` takes a second to encode all of them first.
 */
const anyQuery = fc.string({
  unit: fc.oneof(
    fc.constantFrom(..."abcXYZ019-._~!$&'()*+,;=:@/?"),
    fc.integer({ min: 0, max: 0xd7ff }).map((point) => encodeURIComponent(String.fromCodePoint(point))),
    fc
      .integer({ min: 0xe000, max: 0x10_ffff })
      .map((point) => encodeURIComponent(String.fromCodePoint(point))),
  ),
});

const read = (query: string) => readListOptions(new URLSearchParams(query));

it('reads sort and filters, and ignores invalid ones', () => {
  expect(read('')).toEqual(PLAIN_LIST);
  expect(read('sort=price&brand=Amul&brand=Gokul&stock=in&price=0-50')).toEqual({
    sort: 'price',
    filters: { stock: ['in'], price: ['0-50'], brand: ['Amul', 'Gokul'] },
  });
  expect(read('sort=sideways&stock=out&price=1-2&brand=%20&colour=red')).toEqual(PLAIN_LIST);
});

it('produces one URL for any order of the values, and parses its own result', () => {
  const text = (query: string) => writeListOptions(new URLSearchParams(), read(query)).toString();
  expect(text('brand=B&brand=A&price=50-100&price=0-50&sort=best')).toBe(
    'price=0-50&price=50-100&brand=A&brand=B',
  );
  fc.assert(
    fc.property(anyQuery, (query) => {
      const written = text(query);
      expect(text(written)).toBe(written);
    }),
  );
  expect(writeListOptions(new URLSearchParams('q=milk&sort=price'), PLAIN_LIST).toString()).toBe('q=milk');
});

it('adds and removes a value', () => {
  const one = toggleFilter({}, 'brand', 'Amul');
  expect(one).toEqual({ brand: ['Amul'] });
  expect(countFilters(toggleFilter(one, 'stock', 'in'))).toBe(2);
  expect(countFilters(toggleFilter(one, 'brand', 'Amul'))).toBe(0);
});
