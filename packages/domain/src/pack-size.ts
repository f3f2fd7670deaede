/** The quantity in a pack: grams, millilitres, or a number of pieces. */
export type PackSize = { readonly amount: number; readonly measure: 'g' | 'ml' | 'piece' };

/** The words for each measure, in English and Hindi, and how much one of it is. */
const MEASURES: readonly (readonly [words: RegExp, factor: number, measure: PackSize['measure']])[] = [
  [/^(?:g|gms?|grams?|ग्राम|ग्रा)$/i, 1, 'g'],
  [/^(?:kgs?|किलो|किग्रा)$/i, 1_000, 'g'],
  [/^(?:ml|मिली)$/i, 1, 'ml'],
  [/^(?:l|ltrs?|lit(?:re|er)s?|लीटर)$/i, 1_000, 'ml'],
  [/^(?:pcs?|pieces?|tablets?|capsules?|bags?|पीस|नग)$/i, 1, 'piece'],
  [/^(?:dozens?|दर्जन)$/i, 12, 'piece'],
];

const AMOUNT = /^(?:(\d{1,3})\s?[x×]\s?)?(\d{1,6}(?:\.\d{1,3})?)\s?([\p{L}\p{M}]+)(.*)$/iu;
/** What may follow the amount without changing it. '500 ml Pouch' is 500 ml, but '100 g (Pack of 2)' isn't 100 g. */
const PACKING =
  /^\s*(?:pouch|bottle|packet|pack|box|jar|tin|can|carton|tetra|tub|tray|bag|sachet|multipack|पाउच|पैकेट|बोतल)?\s*$/i;

/**
 * Parses the quantity of a unit: '1 kg' is 1000 g, '4 x 75 g' is 300 g, '6 pieces' are 6. Null if it is uncertain: '1
 * set', '1 l + 1 l', 'Combo 2 Items', '100 g (Pack of 2)'.
 */
export function packSize(unit: string): PackSize | null {
  const [, times = '1', number = '', word = '', rest = ''] = AMOUNT.exec(unit.trim()) ?? [];
  const known = MEASURES.find(([words]) => words.test(word));
  if (known === undefined || !PACKING.test(rest)) return null;
  const [, factor, measure] = known;
  const amount = Number(times) * Number(number) * factor;
  return amount > 0 ? { amount, measure } : null;
}
