import type { ContractClient } from '@jhola/contract/client';
import type { ListOptions } from '@jhola/domain';
import type { ProductPage } from '#features/catalogue/index.ts';
import { correctedTerm } from './corrected-term.ts';
import { loadSearchPage } from './search-page.ts';

/** The first page of a term's results. */
export type FirstSearchPage = ProductPage<number> & {
  /** The corrected term, if it was searched for instead of the typed one. */
  meant?: string;
};

/** Loads the first page of a term's results. Only the server does, so that the browser needs no code for corrections. */
export async function loadSearch(
  api: ContractClient,
  term: string,
  options: ListOptions,
  exact: boolean,
): Promise<FirstSearchPage> {
  const { corrections = [], ...first } = await loadSearchPage(api, term, 1, options, exact);
  return { ...first, ...(corrections.length > 0 && { meant: correctedTerm(term, corrections) }) };
}
