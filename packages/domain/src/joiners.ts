const JOINERS = /[\u200c\u200d]/g;

/**
 * Text for comparisons, without the invisible signs that join two letters of an Indian script or keep them apart (ZWJ
 * and ZWNJ): they change how a word looks, but people type the same word with and without them.
 */
export function withoutJoiners(text: string): string {
  return text.replace(JOINERS, '');
}
