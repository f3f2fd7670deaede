import { queryOptions } from '@tanstack/react-query';
import type { ListToolsProps } from './list-counts.ts';

/** The query of a list's counts; until they have loaded, it shows those of the same list with other filters. */
export function filterCountsQuery({
  name,
  options,
  load,
}: Pick<ListToolsProps, 'name' | 'options' | 'load'>) {
  return queryOptions({
    queryKey: ['filter-counts', name, options.filters],
    queryFn: () => load(options),
    placeholderData: (shown, last) => (last?.queryKey[1] === name ? shown : undefined),
  });
}
