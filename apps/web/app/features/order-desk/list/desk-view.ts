import { OPEN_STATUSES, ORDER_STATUSES, type OrderStatus } from '@jhola/domain';
import { pageNumberIn } from '#features/admin/index.ts';

/** The filters of the order desk: waiting orders, all, or one state. */
export const DESK_STATES = ['open', ...ORDER_STATUSES, 'all'] as const;

export type DeskState = (typeof DESK_STATES)[number];

/** What the order desk shows, as stored in its URL. */
export type DeskView = {
  readonly state: DeskState;
  readonly search: string;
  readonly page: number;
};

/** Reads the URL's parameters. A search covers all states, unless one is chosen. */
export function readDeskView(params: URLSearchParams): DeskView {
  const search = params.get('q') ?? '';
  const state = DESK_STATES.find((known) => known === params.get('state'));
  return {
    state: state ?? (search.trim() === '' ? 'open' : 'all'),
    search,
    page: pageNumberIn(params),
  };
}

export type DeskViewChange = {
  readonly state?: DeskState;
  readonly search?: string;
  readonly page?: number;
};

/** The URL's parameters with changes; another state or search starts at page 1. */
export function withDeskView(params: URLSearchParams, change: DeskViewChange): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (change.state !== undefined) next.set('state', change.state);
  if (change.search !== undefined) set(next, 'q', change.search);
  if (change.page !== undefined && change.page > 1) next.set('page', String(change.page));
  return next;
}

function set(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name);
  else params.set(name, value);
}

/** The states to request from the server; none means all. */
export function statusesOf(state: DeskState): readonly OrderStatus[] {
  if (state === 'open') return OPEN_STATUSES;
  return state === 'all' ? [] : [state];
}

/** Whether new orders are appended: lists of waiting orders start with the oldest. */
export function isOldestFirst(state: DeskState): boolean {
  const statuses = statusesOf(state);
  return statuses.length > 0 && statuses.every((status) => OPEN_STATUSES.some((open) => open === status));
}

/**
 * What an empty list means: that no orders wait, that none is in this state (or on this page), or that no order matches
 * the search.
 */
export function emptyMeaning({ state, search, page }: DeskView): 'none-waiting' | 'none-here' | 'no-match' {
  if (search.trim() !== '') return 'no-match';
  return page === 1 && isOldestFirst(state) ? 'none-waiting' : 'none-here';
}
