import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { shopperKey } from '#features/session/index.ts';
import { refetchChanged } from './use-fresh-rows.ts';

/** A tab that has fetched what these keys name; the last one isn't shown any more. */
async function openTab(...keys: (readonly string[])[]) {
  const queryClient = new QueryClient();
  const reads: string[] = [];
  const show = (queryKey: readonly string[]) => {
    const queryFn = async () => {
      reads.push(queryKey.join(' '));
      return [];
    };
    const row = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity });
    row.subscribe(() => undefined);
    return row;
  };
  const rows = keys.map(show);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  rows.at(-1)?.destroy();
  /** The requests since the last call. */
  const readsSince = () => reads.splice(0);
  readsSince();
  return { queryClient, show, readsSince };
}

const AGAIN = shopperKey({ id: 'session' }, 'buy-again');
const CART = shopperKey({ id: 'session' }, 'cart');
const first = {
  version: '1',
  rowVersions: { best: '1', categories: { dairy: '1', snacks: '1', soaps: '1' } },
};
const withRows = (version: string, { best, ...categories }: Record<string, string>) => ({
  version,
  rowVersions: { best: best ?? '1', categories: { ...first.rowVersions.categories, ...categories } },
});

test('only rows that have changed are refetched, and then the personal row', async () => {
  const { queryClient, readsSince } = await openTab(
    ['best-sellers'],
    ['home-row', 'dairy'],
    ['home-row', 'snacks'],
    AGAIN,
    CART,
    ['other'],
  );
  refetchChanged(queryClient, { version: '1' });
  refetchChanged(queryClient, first);
  refetchChanged(queryClient, structuredClone(first));
  expect(readsSince()).toEqual([]);
  refetchChanged(queryClient, withRows('2', { snacks: '2' }));
  expect(readsSince()).toEqual(['home-row snacks', AGAIN.join(' ')]);
  refetchChanged(queryClient, withRows('3', { snacks: '2', best: '2' }));
  expect(readsSince()).toEqual(['best-sellers', AGAIN.join(' ')]);
});

test('all rows are refetched if one has changed since the document, which doesn’t say which', async () => {
  const { queryClient, readsSince } = await openTab(['home-row', 'dairy'], ['home-row', 'snacks'], ['other']);
  refetchChanged(queryClient, { version: '1' });
  refetchChanged(queryClient, withRows('2', { snacks: '2' }));
  expect(readsSince()).toEqual(['home-row dairy', 'home-row snacks']);
  refetchChanged(queryClient, withRows('3', { snacks: '3' }));
  expect(readsSince()).toEqual(['home-row snacks']);
});

test('a row that isn’t shown is refetched when it is', async () => {
  const { queryClient, readsSince, show } = await openTab(['home-row', 'dairy'], ['home-row', 'soaps']);
  refetchChanged(queryClient, first);
  refetchChanged(queryClient, withRows('2', { soaps: '2' }));
  expect(readsSince()).toEqual([]);
  show(['home-row', 'soaps']);
  await vi.waitFor(() => expect(readsSince()).toEqual(['home-row soaps']));
});
