import type { Suggestions } from './use-suggestions.ts';

/** Few enough that products are visible above a phone's keyboard. */
const SEARCHES = 4;
const RECENT = 2;
const PRODUCTS = 4;

/** The contents of the list below the search box. */
export type Arranged = {
  readonly recent: readonly string[];
  readonly terms: readonly string[];
  readonly categories: Suggestions['categories'];
  readonly products: Suggestions['products'];
  /** The number of all of these together. */
  readonly count: number;
};

/**
 * Combines suggestions for a text with the recent searches that begin with it; without duplicates and without the text
 * itself.
 */
export function arrangeSuggestions(
  text: string,
  recent: readonly string[],
  found: Suggestions | undefined,
): Arranged {
  const typed = text.trim().toLowerCase();
  if (typed === '') return { recent: [], terms: [], categories: [], products: [], count: 0 };
  const isOther = (term: string) => term.toLowerCase() !== typed;
  const before = recent.filter((term) => term.toLowerCase().startsWith(typed) && isOther(term));
  const shown = before.slice(0, RECENT);
  const isShown = (term: string) => shown.some((other) => other.toLowerCase() === term.toLowerCase());
  const others = (found?.terms ?? []).filter((term) => isOther(term) && !isShown(term));
  const terms = others.slice(0, SEARCHES - shown.length);
  const categories = (found?.categories ?? []).filter(({ category }) => category.length > 0);
  const products = (found?.products ?? []).slice(0, PRODUCTS);
  const count = shown.length + terms.length + categories.length + products.length;
  return { recent: shown, terms, categories, products, count };
}
