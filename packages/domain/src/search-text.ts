const PERCENT_SEQUENCES = /(?:%[0-9a-f]{2})+/gi;

/**
 * Decodes a search term. Some clients percent-encode it once too often: valid %XX sequences ('green%20tea', encoded
 * Devanagari) are decoded once. '100% juice', '50%' and '%zz' stay unchanged.
 */
export function decodeSearchText(text: string): string {
  return text.replace(PERCENT_SEQUENCES, (sequences) => {
    try {
      return decodeURIComponent(sequences);
    } catch {
      // Bytes that aren't UTF-8 were meant literally.
      return sequences;
    }
  });
}

/** The inverse of `decodeSearchText`: returns the text unchanged unless it contains %XX sequences, which it encodes. */
export function encodeSearchText(text: string): string {
  return decodeSearchText(text) === text ? text : text.replaceAll(PERCENT_SEQUENCES, encodeURIComponent);
}

/** The value of the search page's parameter `exact`, which turns spelling correction off. */
export const EXACT = '1';
