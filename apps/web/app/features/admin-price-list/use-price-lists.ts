import type { DataOf } from '@jhola/contract/client';
import type { PriceListEffect, PriceListMeaning, PriceListOutcome } from '@jhola/domain';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useTask } from '#features/connection/index.ts';
import { shopperKey, sessionApi, useSession, useSessionQuery } from '#features/session/index.ts';

export type PriceList = DataOf<'getPriceList'>;
export type PriceListSettings = PriceList['settings'];
export type Finding = DataOf<'getPriceListFindings'>[number];
export type Layout = { columns: PriceListMeaning[]; settings: PriceListSettings };

const KEY = 'price-lists';
/** How often a list that is being processed is read again. */
const POLL_MS = 700;

/** Whether the shop is processing a list at the moment. */
export function isInProgress({ state }: PriceList): boolean {
  return state === 'checking' || state === 'importing';
}

/** The latest lists, newest first; polled while one is being processed. */
export function usePriceLists() {
  return useSessionQuery({
    key: [KEY, 'all'],
    fetch: async (signal) => (await sessionApi('getPriceLists', undefined, { signal })).data,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isInProgress) ? POLL_MS : false),
  });
}

/** One list, polled while it is being processed. */
export function usePriceList(id: string) {
  return useSessionQuery({
    key: [KEY, 'one', id],
    fetch: async (signal) => (await sessionApi('getPriceList', { _id: id }, { signal })).data,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data) ? POLL_MS : false),
  });
}

const ROWS = 25;

export type FindingsShown = { outcome: PriceListOutcome } | { effect: PriceListEffect };

/** A page of the findings of one outcome or one effect. */
export function useFindings(list: PriceList, shown: FindingsShown, page: number) {
  return useSessionQuery({
    key: [
      KEY,
      'findings',
      list._id,
      list.checkedAt ?? list.finishedAt ?? '',
      'effect' in shown ? shown.effect : shown.outcome,
      page,
    ],
    fetch: (signal) =>
      sessionApi('getPriceListFindings', { _id: list._id, ...shown, page, limit: ROWS }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The saved layouts, by name. */
export function useLayouts() {
  return useSessionQuery({
    key: [KEY, 'layouts'],
    fetch: async (signal) => (await sessionApi('getPriceListLayouts', undefined, { signal })).data,
    staleTime: 0,
  });
}

/** Puts a list from a response into the cache, and refetches the others. */
export function useShownList(): (list: PriceList) => Promise<void> {
  const session = useSession();
  const queryClient = useQueryClient();
  return async (list) => {
    queryClient.setQueryData(shopperKey(session, KEY, 'one', list._id), list);
    await queryClient.invalidateQueries({ queryKey: shopperKey(session, KEY, 'all') });
  };
}

/**
 * Starts or cancels the work on a list, one at a time, and shows the list as it is then: also if that was refused, since
 * another admin may have checked, imported or deleted it. Then `onBegun` is called, unless it was refused.
 */
export function useListWork() {
  const { busy, run } = useTask();
  const session = useSession();
  const queryClient = useQueryClient();
  const show = useShownList();
  const work = async (call: () => Promise<{ data: PriceList }>, onBegun?: () => void) => {
    const failure = await run(async () => {
      await show((await call()).data);
      onBegun?.();
    });
    if (failure !== null) await queryClient.invalidateQueries({ queryKey: shopperKey(session, KEY) });
  };
  return { busy, work };
}
