import { useCallback, useMemo } from 'react';
import { type NavigateOptions, pathOf } from './location.ts';
import { useNavigator } from './pages-context.ts';
import { useLocation } from './use-location.ts';

type Query = ConstructorParameters<typeof URLSearchParams>[0];

/** The query of the shown page, and a stable function that navigates to the same page with another one. */
export function useSearchParams() {
  const navigator = useNavigator();
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (to: Query | ((present: URLSearchParams) => Query), options?: NavigateOptions) => {
      const { location } = navigator.state.visit;
      const next = typeof to === 'function' ? to(new URLSearchParams(location.search)) : to;
      void navigator.go(pathOf({ ...location, search: `?${new URLSearchParams(next)}`, hash: '' }), options);
    },
    [navigator],
  );
  return [params, change] as const;
}
