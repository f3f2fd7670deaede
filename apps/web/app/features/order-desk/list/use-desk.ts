import type { AnswerOf, WireDeskOrder } from '@jhola/contract/client';
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { mineKey, type Session, sessionApi, useSession } from '#features/session/index.ts';
import { setServerClock } from '#platform/server-clock.ts';
import { type DeskView, statusesOf } from './desk-view.ts';
import { deskFiguresKey } from './use-desk-figures.ts';

const EVERY_MS = 4_000;

/** Begins the keys of all that the desk has asked for. */
export function deskKey(session: Session) {
  return mineKey(session, 'desk');
}

/** The desk as the server has it, asked again every few seconds while the page is seen. */
export function useDesk({ state, search, page }: DeskView) {
  const session = useSession();
  const status = statusesOf(state).join(',');
  return useQuery({
    queryKey: [...deskKey(session), status, search.trim(), page],
    queryFn:
      typeof session === 'string'
        ? skipToken
        : async ({ signal }) => {
            const answer = await sessionApi(
              'getDeskOrders',
              { status, search: search.trim(), page },
              { signal },
            );
            setServerClock(answer.now);
            return answer;
          },
    staleTime: 0,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
}

/** Puts a change of some orders into what is shown, ahead of the server's next answer, and asks for that. */
export function useDeskChange() {
  const queryClient = useQueryClient();
  const session = useSession();
  const queryKey = deskKey(session);
  return (ids: readonly string[], change: Partial<WireDeskOrder>) => {
    queryClient.setQueriesData<AnswerOf<'getDeskOrders'>>({ queryKey }, (desk) =>
      desk === undefined
        ? undefined
        : {
            ...desk,
            data: desk.data.map((order) => (ids.includes(order._id) ? { ...order, ...change } : order)),
          },
    );
    void queryClient.invalidateQueries({ queryKey: deskFiguresKey(session) });
    return queryClient.invalidateQueries({ queryKey });
  };
}
