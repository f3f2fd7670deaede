import { packTexts } from './messages/product-texts.ts';
import { formatPaise } from './money.ts';
import type { UnitPrice } from './unit-price.ts';

const PER = { '100 g': 'per100Grams', litre: 'perLitre', piece: 'perPiece' } as const;

/** The price of a fixed quantity, as text: '₹5.70/100 g'. */
export function formatUnitPrice({ paise, per }: UnitPrice): string {
  return packTexts[PER[per]]({ price: formatPaise(paise) });
}

/**
 * A pack size for display: '500 ml pouch' in the words of the current language. A size with an unknown word stays as
 * the shop wrote it; in English every size does.
 */
export function packText(unit: string): string {
  const words = wordsOf(packTexts.words);
  if (words.size === 0) return unit;
  let isKnown = true;
  const text = unit.replaceAll(/\p{L}+/gu, (word, at: number) => {
    const lower = word.toLowerCase();
    const before = unit.slice(0, at);
    // '4 x 75 g'
    if (lower === 'x' && /\d\s?$/.test(before)) return word;
    const said = words.get(lower);
    if (said === undefined) isKnown = false;
    // A space is inserted into '500g'.
    return /\d$/.test(before) ? ` ${said}` : (said ?? word);
  });
  return isKnown ? text : unit;
}

const read = new Map<string, ReadonlyMap<string, string>>();

/** The words of a language: 'g gm=ग्राम, kg=किलो' has three. */
function wordsOf(text: string): ReadonlyMap<string, string> {
  const known = read.get(text);
  if (known !== undefined) return known;
  const words = new Map(
    text.split(', ').flatMap((group) => {
      const [written = '', said = ''] = group.split('=');
      return written.split(' ').flatMap((word) => (word === '' ? [] : [[word, said] as const]));
    }),
  );
  read.set(text, words);
  return words;
}
