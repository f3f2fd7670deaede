import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStore } from '#platform/browser-store.ts';
import { RecentSearches, termsIn } from './recent-searches.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

function withTerms(...terms: string[]) {
  const store = memoryStore();
  const recent = new RecentSearches(() => store);
  for (const term of terms) recent.remember(term);
  return { recent, store, read: () => termsIn(recent.stored()) };
}

test('the newest search comes first, and each is listed once', () => {
  expect(withTerms('milk', 'atta', ' Milk ').read()).toEqual(['Milk', 'atta']);
});

test('a search replaces the last one if that was its beginning', () => {
  expect(withTerms('bread', 'choc', 'chocolate').read()).toEqual(['chocolate', 'bread']);
  expect(withTerms('tea', 'sugar', 'teak').read()).toEqual(['teak', 'sugar', 'tea']);
});

test('eight are stored, and no empty ones', () => {
  const { read } = withTerms('a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8', 'i9', '  ');
  expect(read()).toEqual(['i9', 'h8', 'g7', 'f6', 'e5', 'd4', 'c3', 'b2']);
});

test('they can be cleared, and listeners are called at each change', () => {
  const { recent, store, read } = withTerms('milk');
  const seen: (readonly string[])[] = [];
  const stop = recent.subscribe(() => seen.push(read()));
  recent.remember('atta');
  recent.clear();
  stop();
  recent.remember('rice');
  expect(seen).toEqual([['atta', 'milk'], []]);
  store.clear();
  expect(read()).toEqual([]);
});

test('listeners are called when another tab changes them', () => {
  const { recent, store, read } = withTerms('milk');
  const other = new RecentSearches(() => store);
  const listener = vi.fn();
  const stop = recent.subscribe(listener);
  other.clear();
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledOnce();
  expect(read()).toEqual([]);
  stop();
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledOnce();
});

test.each(['{', '{"a":1}', 'null', '[1,null]'])('%s in the store counts as none', (text) => {
  const { store, read } = withTerms();
  store.setItem('recent-searches', text);
  expect(read()).toEqual([]);
});
