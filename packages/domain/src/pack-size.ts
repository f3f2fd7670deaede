import { MEASURES, type Measure, measureWords } from './measure-words.ts';

/** The quantity in a pack: grams, millilitres, or a number of pieces. */
export type PackSize = { readonly amount: number; readonly measure: 'g' | 'ml' | 'piece' };

/** How much one of each measure is. */
const SIZES: Readonly<Record<Measure, PackSize>> = {
  g: { amount: 1, measure: 'g' },
  kg: { amount: 1_000, measure: 'g' },
  ml: { amount: 1, measure: 'ml' },
  l: { amount: 1_000, measure: 'ml' },
  piece: { amount: 1, measure: 'piece' },
  dozen: { amount: 12, measure: 'piece' },
};

/** Each measure is a group of its name. */
const AMOUNT = new RegExp(
  `^(?:(?<times>\\d{1,3})\\s?[x×]\\s?)?(?<number>\\d{1,6}(?:\\.\\d{1,3})?)\\s?(?:${MEASURES.map(
    (measure) => `(?<${measure}>${measureWords(measure)})`,
  ).join('|')})(?![\\p{L}\\p{M}])\\.?(?<rest>.*)$`,
  'iu',
);
/** What may follow the amount without changing it. '500 ml Pouch' is 500 ml, but '100 g (Pack of 2)' isn't 100 g. */
const PACKING =
  /^\s*(?:pouch|bottle|packet|pack|box|jar|tin|can|carton|tetra|tub|tray|bag|sachet|multipack|पाउच|पैकेट|बोतल)?\s*$/i;

/**
 * Parses the quantity of a unit: '1 kg' is 1000 g, '4 x 75 g' is 300 g, '6 pieces' are 6. Null if it is uncertain: '1
 * set', '1 l + 1 l', 'Combo 2 Items', '100 g (Pack of 2)'.
 */
export function packSize(unit: string): PackSize | null {
  const {
    times = '1',
    number,
    rest = '',
    ...said
  } = AMOUNT.exec(unit.trim().normalize('NFKD'))?.groups ?? {};
  const known = MEASURES.find((measure) => said[measure] !== undefined);
  if (known === undefined || !PACKING.test(rest)) return null;
  const size = SIZES[known];
  const amount = Number(times) * Number(number) * size.amount;
  return amount > 0 ? { ...size, amount } : null;
}
