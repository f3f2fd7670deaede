import { TINTS, type Tint } from './tint.ts';

/** Colours by the words in a category's name; the first match wins. */
const SUITING: readonly (readonly [RegExp, Tint])[] = [
  [/fruit|veg|leaf|green|herb|salad|pet\b|garden/i, 'mint'],
  [/dairy|milk|egg|health|pharma|water|medicine/i, 'sky'],
  [/masala|spice|oil|ghee|meat|fish|chicken|snack|munch|sauce|spread/i, 'rose'],
  [/tea|coffee|drink|juice|dry fruit|nut|pan\b|paan/i, 'sand'],
  [/frozen|\bice\b|clean|home|laundry|kitchen/i, 'sea'],
  [/bath|beauty|hair|skin|personal|stationery|electr/i, 'lilac'],
  [/baby|sweet|choco|mithai|party|toy/i, 'blush'],
  [/atta|\brice|dal|flour|bak|bread|biscuit|pooja|puja|breakfast|instant|noodle/i, 'almond'],
];

/** The background colour of a category's pictures: always the same for the same name, whatever its place in a list. */
export function tintOf(categoryName: string): Tint {
  const suiting = SUITING.find(([words]) => words.test(categoryName));
  return suiting ? suiting[1] : (TINTS[hash(categoryName) % TINTS.length] ?? 'almond');
}

function hash(text: string): number {
  let sum = 0;
  for (const sign of text) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
