import type { FilterCounts, ListOptions } from '@jhola/domain';

/** The numbers that the filters of a list show: how many products each would leave, and the current total. */
export type ListCounts = { readonly counts?: FilterCounts | undefined; readonly totalCount: number };

export type ListToolsProps = {
  options: ListOptions;
  /** Loads the number of products with these options. */
  total: number;
  /** The query key of the list's counts. */
  name: string;
  /** The label of the sort 'best' in this list. */
  bestName?: string;
  load: (options: ListOptions) => Promise<ListCounts>;
};
