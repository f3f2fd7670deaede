import { isPagePath, type PagePath, pagePath } from '@jhola/domain';
import { type Location, pathOf } from '#platform/routing/location.ts';
import { useLocation } from '#platform/routing/use-location.ts';

/** State of a link to an order or a pick list: the list of orders that it leaves, to which 'Orders' leads back. */
type ListState = { readonly list: PagePath };

/**
 * The list of orders at a location: the one that the order desk shows, or the one from which an order or a pick list was
 * opened. Otherwise the open orders.
 */
export function listPathOf({ state, ...location }: Omit<Location, 'key'>): PagePath {
  const desk = pagePath('orders');
  if (location.pathname === desk) return pathOf({ ...location, hash: '' });
  const list: unknown = (state as Partial<ListState> | null)?.list;
  return isPagePath(list) && list.split('?')[0] === desk ? list : desk;
}

/** The list of orders at the present location: see `listPathOf`. */
export function useListPath(): PagePath {
  return listPathOf(useLocation());
}

/** The state for links from the present location to orders and pick lists. */
export function useListState(): ListState {
  return { list: useListPath() };
}
