type Correction = { readonly typed: string; readonly meant: string };

/** A term with its mistakes replaced by what was searched for: 'fresh panner' becomes 'fresh paneer'. */
export function correctedTerm(term: string, corrections: readonly Correction[]): string {
  return corrections.reduce((text, { typed, meant }) => {
    const place = text.toLowerCase().indexOf(typed.toLowerCase());
    return place === -1 ? text : text.slice(0, place) + meant + text.slice(place + typed.length);
  }, term.trim());
}
