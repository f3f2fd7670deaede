import type { ListOptions } from '@jhola/domain';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { filterCountsQuery } from './filter-counts-query.ts';

const all: ListOptions = { sort: 'best', filters: {} };
const veg: ListOptions = { sort: 'best', filters: { diet: ['veg'] } };
const never = () => new Promise<never>(() => {});

test('the counts stay while those for other filters are loading, but not those of another list', async () => {
  const milk = { name: 'listing milk', options: all, load: async () => ({ totalCount: 12 }) };
  const observer = new QueryObserver(new QueryClient(), filterCountsQuery(milk));
  const stop = observer.subscribe(() => {});
  const shown = () => observer.getCurrentResult().data?.totalCount;
  await expect.poll(shown).toBe(12);
  observer.setOptions(filterCountsQuery({ ...milk, options: veg, load: never }));
  expect(shown()).toBe(12);
  observer.setOptions(filterCountsQuery({ name: 'listing bread', options: all, load: never }));
  expect(shown()).toBeUndefined();
  stop();
});
