/** The quantity in a pack: grams, millilitres, or a number of pieces. */
export type PackSize = { readonly amount: number; readonly measure: 'g' | 'ml' | 'piece' };

const MEASURES: Readonly<Record<string, readonly [factor: number, measure: PackSize['measure']]>> = {
  g: [1, 'g'],
  gm: [1, 'g'],
  gms: [1, 'g'],
  gram: [1, 'g'],
  grams: [1, 'g'],
  kg: [1_000, 'g'],
  kgs: [1_000, 'g'],
  ml: [1, 'ml'],
  l: [1_000, 'ml'],
  ltr: [1_000, 'ml'],
  ltrs: [1_000, 'ml'],
  litre: [1_000, 'ml'],
  litres: [1_000, 'ml'],
  liter: [1_000, 'ml'],
  pc: [1, 'piece'],
  pcs: [1, 'piece'],
  piece: [1, 'piece'],
  pieces: [1, 'piece'],
  tablet: [1, 'piece'],
  tablets: [1, 'piece'],
  capsules: [1, 'piece'],
  bag: [1, 'piece'],
  bags: [1, 'piece'],
};

const AMOUNT = /^(?:(\d{1,3})\s?[x×]\s?)?(\d{1,6}(?:\.\d{1,3})?)\s?([a-z]+)\b(.*)$/i;
/** What may follow the amount without changing it. '500 ml Pouch' is 500 ml, but '100 g (Pack of 2)' isn't 100 g. */
const PACKING =
  /^\s*(?:pouch|bottle|packet|pack|box|jar|tin|can|carton|tetra|tub|tray|bag|sachet|multipack)?\s*$/i;
const DOZEN = /^(\d{1,3}) dozens?$/i;

/**
 * Parses the quantity of a unit: '1 kg' is 1000 g, '4 x 75 g' is 300 g, '6 pieces' are 6. Null if it is uncertain: '1
 * set', '1 l + 1 l', 'Combo 2 Items', '100 g (Pack of 2)'.
 */
export function packSize(unit: string): PackSize | null {
  const dozens = Number(DOZEN.exec(unit.trim())?.[1] ?? 0);
  if (dozens > 0) return { amount: dozens * 12, measure: 'piece' };
  const [, times = '1', number = '', word = '', rest = ''] = AMOUNT.exec(unit.trim()) ?? [];
  const known = MEASURES[word.toLowerCase()];
  if (known === undefined || !PACKING.test(rest)) return null;
  const [factor, measure] = known;
  const amount = Number(times) * Number(number) * factor;
  return amount > 0 ? { amount, measure } : null;
}
