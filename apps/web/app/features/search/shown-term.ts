/** More characters than a shopper types; on a phone they take about three lines of a heading. */
const MOST_SHOWN = 60;

/** A search as headings and links show it: a pasted text is cut, after a word if possible, and ends with an ellipsis. */
export function shownTerm(term: string): string {
  const characters = Array.from(term.trim());
  if (characters.length <= MOST_SHOWN) return characters.join('');
  const start = characters.slice(0, MOST_SHOWN + 1).join('');
  const words = start.lastIndexOf(' ');
  return `${words > 0 ? start.slice(0, words) : characters.slice(0, MOST_SHOWN).join('')}…`;
}
