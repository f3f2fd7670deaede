/** Turns text into the words that are compared: case, accents, plural and the writing of units don't matter. */

// Vowel signs of Indian scripts are marks too and stay; the dot below (nukta) is often left out, and goes.
const ACCENTS = /[\u0300-\u036f\u093c]/g;
const APOSTROPHES = /['’`´]/g;
const NOT_A_WORD = /[^\p{L}\p{N}\p{M}.]+/u;

const UNITS: Readonly<Record<string, string>> = {
  kg: 'kg',
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  किलो: 'kg',
  g: 'g',
  gm: 'g',
  gms: 'g',
  gr: 'g',
  gram: 'g',
  grams: 'g',
  ग्राम: 'g',
  l: 'l',
  lt: 'l',
  ltr: 'l',
  ltrs: 'l',
  lit: 'l',
  litre: 'l',
  litres: 'l',
  liter: 'l',
  liters: 'l',
  लीटर: 'l',
  ml: 'ml',
  mls: 'ml',
  millilitre: 'ml',
  millilitres: 'ml',
  milliliter: 'ml',
  milliliters: 'ml',
};
const NUMBER = /^\d+(\.\d+)?$/;
const NUMBER_WITH_UNIT = /^(\d+(?:\.\d+)?)(\p{L}\p{M}*[\p{L}\p{M}]*)$/u;

/** The words of a text in their order, folded. A number and its unit are one word: '1 Kg' is '1kg'. */
export function foldWords(text: string): string[] {
  const words: string[] = [];
  for (const piece of plain(text).split(NOT_A_WORD)) {
    const word = piece.replace(/^\.+|\.+$/g, '');
    if (word === '') continue;
    const unit = Object.hasOwn(UNITS, word) ? UNITS[word] : undefined;
    const before = words.at(-1);
    if (unit !== undefined && before !== undefined && NUMBER.test(before)) {
      words[words.length - 1] = quantity(before, unit);
    } else words.push(...foldPiece(word));
  }
  return words;
}

/** The other ways to write a word, where it is a quantity: '1kg' is '1000g'. */
export function sameQuantity(word: string): string[] {
  const match = /^(\d+(?:\.\d+)?)(kg|g|l|ml)$/.exec(word);
  if (match === null) return [];
  const [, count = '', unit] = match;
  if (unit === 'kg') return [quantity(String(Number(count) * 1_000), 'g')];
  if (unit === 'l') return [quantity(String(Number(count) * 1_000), 'ml')];
  return [quantity(String(Number(count) / 1_000), unit === 'g' ? 'kg' : 'l')];
}

function foldPiece(word: string): string[] {
  const [, count, letters] = NUMBER_WITH_UNIT.exec(word) ?? [];
  if (count !== undefined && letters !== undefined && Object.hasOwn(UNITS, letters)) {
    return [quantity(count, UNITS[letters] ?? letters)];
  }
  if (NUMBER.test(word)) return [word];
  return word
    .split('.')
    .filter((part) => part !== '')
    .map(singular);
}

function quantity(count: string, unit: string): string {
  return `${Number(Number(count).toFixed(3))}${unit}`;
}

function plain(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(ACCENTS, '').replace(APOSTROPHES, '').normalize('NFC');
}

/** Singular and plural of a word become the same; not always an English word, and never shown. */
export function singular(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  if (word.length > 3) {
    if (word.endsWith('ies')) return `${word.slice(0, -3)}i`;
    if (/(?:ch|sh|ss|x|z|o)es$/.test(word)) return word.slice(0, -2);
    if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return singular(word.slice(0, -1));
    if (word.endsWith('ie')) return `${word.slice(0, -2)}i`;
  }
  return word.endsWith('y') ? `${word.slice(0, -1)}i` : word;
}
