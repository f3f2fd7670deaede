import type { FilterCounts, ListOptions } from '@jhola/domain';

/** What the filters of a list show: how many products each would leave, and how many there are now. */
export type ListCounts = { readonly counts?: FilterCounts | undefined; readonly totalCount: number };

export type ListToolsProps = {
  options: ListOptions;
  /** How many products there are with these options. */
  total: number;
  /** Names the list, to tell its counts from others'. */
  name: string;
  /** What 'best' is in this list. */
  bestName?: string;
  load: (options: ListOptions) => Promise<ListCounts>;
};
