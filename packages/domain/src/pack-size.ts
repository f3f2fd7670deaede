import { MEASURES } from './measure-words.ts';

/** The quantity in a pack: grams, millilitres, or a number of pieces. */
export type PackSize = { readonly amount: number; readonly measure: 'g' | 'ml' | 'piece' };

/** Each measure is a group, between those of the number and of the rest. */
const AMOUNT = new RegExp(
  `^(?:(\\d{1,3})\\s?[x×]\\s?)?(\\d{1,6}(?:\\.\\d{1,3})?)\\s?(?:(${MEASURES.map(([words]) => words).join(
    ')|(',
  )}))(?![\\p{L}\\p{M}])\\.?(.*)$`,
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
  const [, times = '1', number, ...said] = AMOUNT.exec(unit.trim()) ?? [];
  const rest = said.pop() ?? '';
  const known = MEASURES[said.findIndex((word) => word !== undefined)];
  if (known === undefined || !PACKING.test(rest)) return null;
  const [, each, measure] = known;
  const amount = Number(times) * Number(number) * each;
  return amount > 0 ? { amount, measure } : null;
}
