import { useCallback } from 'react';
import { useSearchText } from '#features/admin/index.ts';
import { useSearchParams } from '#platform/routing/use-search-params.ts';
import type { Role, UserFilter } from './use-users.ts';

const ROLES: readonly Role[] = ['ADMIN', 'USER'];

/** The search and the role in the page's URL, so that reload, Back and links keep them; with the search field's text. */
export function useUserFilter() {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (name: 'q' | 'role', value: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  const search = params.get('q') ?? '';
  const ask = useCallback((typed: string) => set('q', typed), [set]);
  const [text, setText] = useSearchText(search, ask);
  const role = ROLES.find((known) => known === params.get('role'));
  const filter: UserFilter = { search: search.trim(), ...(role && { role }) };
  return { filter, text, setText, setRole: (to: Role | undefined) => set('role', to ?? '') };
}
