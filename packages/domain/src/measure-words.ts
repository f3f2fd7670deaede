/** A measure in which packs are sold: the words for it, and how much one of it is. */
export type Measure = readonly [words: string, amount: number, unit: 'g' | 'ml' | 'piece'];

/**
 * The words are sources of regular expressions in lower case, without capturing groups: in Latin letters and in Hindi.
 * Browsers load them; those of other languages are only in `product-name.ts`.
 */
export const MEASURES: readonly Measure[] = [
  ['g|gms?|grams?|ग्राम|ग्रा', 1, 'g'],
  ['kgs?|kilos?|किलो(?:ग्राम)?|केजी|कि\\.?\\s?ग्रा', 1_000, 'g'],
  ['ml|मिलीलीटर|मिली|मि\\.?\\s?ली', 1, 'ml'],
  ['l|ltrs?|lit(?:er|re)s?|लीटर|लिटर|ली', 1_000, 'ml'],
  ['pcs?|pieces?|tablets?|capsules?|bags?|पीस|नग|टैबलेट', 1, 'piece'],
  ['dozens?|दर्जन', 12, 'piece'],
];
