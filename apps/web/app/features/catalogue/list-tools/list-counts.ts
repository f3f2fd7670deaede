import type { FilterCounts, ListOptions } from '@jhola/domain';

/** The numbers that the filters of a list show: how many products each would leave, and the current total. */
export type ListCounts = { readonly counts?: FilterCounts | undefined; readonly totalCount: number };

export type ListToolsProps = {
  options: ListOptions;
  /** How many products the list has with these options; shown until the counts are loaded. */
  total: number;
  /** The query key of the list's counts. */
  name: string;
  /** The label of the sort 'best' in this list. */
  bestName?: string;
  /** Loads the counts for these options. */
  load: (options: ListOptions) => Promise<ListCounts>;
};
