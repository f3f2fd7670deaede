import { LAST_PAGE } from '@jhola/domain';
import { describe, expect, test } from 'vitest';
import { emptyMeaning, isOldestFirst, readDeskView, statusesOf, withDeskView } from './desk-view.ts';

const read = (query: string) => readDeskView(new URLSearchParams(query));

describe('the order desk’s URL', () => {
  test.each([
    ['', { state: 'open', search: '', page: 1 }],
    ['state=shipped&page=3', { state: 'shipped', search: '', page: 3 }],
    ['q=asha', { state: 'all', search: 'asha', page: 1 }],
    ['q=asha&state=open', { state: 'open', search: 'asha', page: 1 }],
    ['state=lost&page=-1', { state: 'open', search: '', page: 1 }],
    ['page=x', { state: 'open', search: '', page: 1 }],
    ['page=1.5', { state: 'open', search: '', page: 1 }],
    ['page=20000000', { state: 'open', search: '', page: LAST_PAGE }],
  ])('%s', (query, view) => {
    expect(read(query)).toEqual(view);
  });

  test('another state or search starts at page 1, and keeps the other parameters', () => {
    const params = new URLSearchParams('state=all&q=asha&page=4');
    expect(withDeskView(params, { state: 'pending' }).toString()).toBe('state=pending&q=asha');
    expect(withDeskView(params, { search: '' }).toString()).toBe('state=all');
    expect(withDeskView(params, { page: 2 }).toString()).toBe('state=all&q=asha&page=2');
    expect(withDeskView(params, { page: 1 }).toString()).toBe('state=all&q=asha');
  });
});

test('only lists of waiting orders grow at their end', () => {
  expect(isOldestFirst('open')).toBe(true);
  expect(isOldestFirst('pending')).toBe(true);
  expect(isOldestFirst('all')).toBe(false);
  expect(isOldestFirst('delivered')).toBe(false);
  expect(statusesOf('all')).toEqual([]);
});

test.each([
  ['none-waiting', { state: 'open', search: '', page: 1 }],
  ['none-waiting', { state: 'pending', search: ' ', page: 1 }],
  ['none-here', { state: 'undelivered', search: '', page: 1 }],
  ['none-here', { state: 'all', search: '', page: 1 }],
  ['none-here', { state: 'open', search: '', page: 2 }],
  ['no-match', { state: 'open', search: 'asha', page: 1 }],
] as const)('an empty list means %s for %j', (expected, view) => {
  expect(emptyMeaning(view)).toBe(expected);
});
