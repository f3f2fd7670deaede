import { LANGUAGE } from '#messages/language.ts';

/** '12,34,567': a number with the separators of the page's language. */
export function formatCount(count: number): string {
  return count.toLocaleString(LANGUAGE.locale);
}
