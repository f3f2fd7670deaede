import { isIndiaDay, isId } from '@jhola/domain';
import { useSearchParams } from '#platform/routing/use-search-params.ts';
import { KINDS } from './kinds.ts';
import type { ChangeFilter } from './use-changes.ts';

/** The filter in the page's URL, so that it can be linked, and Back undoes it. */
export function useChangeFilter() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const setFilter = (next: ChangeFilter) => {
    const { entity, actorId, day, partOf } = next;
    const parameters = Object.entries({ kind: entity, person: actorId, day, of: partOf }).flatMap(
      ([name, value]) => (value === undefined ? [] : [[name, value] as [string, string]]),
    );
    // Arrow keys go through many days: Back undoes them all.
    const replace = filter.day !== undefined && day !== undefined && filter.day !== day;
    setParams(parameters, { replace, preventScrollReset: true });
  };
  return { filter, setFilter, isFiltered: Object.keys(filter).length > 0 };
}

/** The filter of a URL; invalid parts are ignored. */
function readFilter(params: URLSearchParams): ChangeFilter {
  const kind = KINDS.find(({ value }) => value === params.get('kind'));
  const person = params.get('person') ?? '';
  const day = params.get('day') ?? '';
  const partOf = params.get('of') ?? '';
  return {
    ...(kind && { entity: kind.value }),
    ...(isId(person) && { actorId: person }),
    ...(isIndiaDay(day) && { day }),
    ...(isId(partOf) && { partOf }),
  };
}
