import type { PagePath } from '@jhola/domain';
import { pathOf } from '#platform/routing/location.ts';
import { useLocation } from '#platform/routing/use-location.ts';
import { type DeskViewChange, withDeskView } from './desk-view.ts';

/** The path of the order desk with changed parameters, for links. */
export function useDeskPath(): (change: DeskViewChange) => PagePath {
  const location = useLocation();
  return (change) => {
    const params = withDeskView(new URLSearchParams(location.search), change);
    return pathOf({ ...location, search: `?${params}`, hash: '' });
  };
}
