/** Folds text into words that can be compared: without case, accents, plurals and different spellings of units. */

// Vowel signs of Indian scripts are marks too, and are kept. The nukta (a dot below), which many leave out, and
// invisible joiners are removed.
const ACCENTS = /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u200b-\u200d\u2060\ufeff]/g;
/**
 * The nasal signs of Devanagari and Bengali that are written in several ways: 'अण्डा' and 'अंडा', 'आँवला' and 'आंवला'.
 */
const NASALS = /\u0901|[ङञणनम]\u094d(?=[क-म])/g;
const BENGALI_NASAL = /\u0981/g;
/** Letters of Malayalam that can also be written as two characters. */
const CHILLUS: Readonly<Record<string, string>> = { ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' };
/** The digits of Indian scripts, which have the same place in the block of each. */
const INDIAN_DIGIT =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g;
const CHILLU = /[ൺൻർൽൾൿ]/g;
const APOSTROPHES = /['’`´]/g;
const NOT_AN_ASCII_WORD = /[^a-z0-9.]+/;
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
  pc: 'pc',
  pcs: 'pc',
  piece: 'pc',
  pieces: 'pc',
  nos: 'pc',
  unit: 'pc',
  pkt: 'pc',
  pkts: 'pc',
  packs: 'pc',
  packets: 'pc',
  pack: 'pc',
  packet: 'pc',
  units: 'pc',
  dozen: 'dozen',
  dozens: 'dozen',
  doz: 'dozen',
  dz: 'dozen',
  darjan: 'dozen',
  दर्जन: 'dozen',
};
const NUMBER = /^\d+(\.\d+)?$/;
const NUMBER_WITH_UNIT = /^(\d+(?:\.\d+)?)(\p{L}[\p{L}\p{M}]*)$/u;

/** A word folded, and as it was written. */
export type Word = { readonly folded: string; readonly written: string };

/** The folded words of a text, in their order. A number and its unit become one word: '1 Kg' is '1kg'. */
export function foldWords(text: string): string[] {
  return readWords(text).map(({ folded }) => folded);
}

/** The same, each with the way it was written. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const piece of readPieces(text)) {
    const before = words.at(-1);
    const [unit] = piece.words;
    const joined =
      piece.unit === undefined || before === undefined ? null : quantityWord(before.folded, piece.unit);
    if (before !== undefined && unit !== undefined && joined !== null) {
      words[words.length - 1] = { folded: joined, written: `${before.written} ${unit.written}` };
    } else words.push(...piece.words);
  }
  return words;
}

/** What is written without a space: mostly one word. `unit`: the unit that it means after a number. */
export type Piece = { readonly unit: string | undefined; readonly words: readonly Word[] };

/** The pieces of a text. A number and its unit are two words. */
export function readPieces(text: string): Piece[] {
  return writtenWords(text).map((written) => ({
    unit: Object.hasOwn(UNITS, written) ? UNITS[written] : undefined,
    words: foldPiece(written),
  }));
}

/** A number and a unit as one word; null if the word isn't a number. */
export function quantityWord(word: string, unit: string): string | null {
  return NUMBER.test(word) ? quantity(word, unit) : null;
}

/** The words of a text in lower case, otherwise as they are written: 'Curry Leaves' is 'curry' and 'leaves'. */
function writtenWords(text: string): string[] {
  const words: string[] = [];
  const plain = withoutAccents(text);
  for (const piece of plain.split(ASCII.test(plain) ? NOT_AN_ASCII_WORD : NOT_A_WORD)) {
    const word = piece.includes('.') ? piece.replace(/^\.+|\.+$/g, '') : piece;
    if (word !== '') words.push(word);
  }
  return words;
}

/** Folds what is written without a space. The result may be two words: 'e.g.' is 'e' and 'g', '7up' is '7' and 'up'. */
function foldPiece(word: string): readonly Word[] {
  const [, count, letters] = NUMBER_WITH_UNIT.exec(word) ?? [];
  if (count !== undefined && letters !== undefined && Object.hasOwn(UNITS, letters)) {
    return [{ folded: quantity(count, UNITS[letters] ?? letters), written: word }];
  }
  if (count !== undefined && letters !== undefined && letters.length > 1) {
    return [{ folded: count, written: count }, wordOf(letters)];
  }
  if (NUMBER.test(word)) return [{ folded: word, written: word }];
  return word
    .split('.')
    .filter((part) => part !== '')
    .map(wordOf);
}

function wordOf(written: string): Word {
  return { folded: singular(written), written };
}

function quantity(count: string, unit: string): string {
  if (unit === 'dozen') return `${Math.round(Number(count) * 12)}pc`;
  return `${Number(Number(count).toFixed(3))}${unit}`;
}

// oxlint-disable-next-line no-control-regex
const ASCII = /^[\u0000-\u007f]*$/;

function withoutAccents(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(APOSTROPHES, '');
  const letters = text.normalize('NFKD').toLowerCase().replace(ACCENTS, '').replace(APOSTROPHES, '');
  const written = letters.replace(NASALS, 'ं').replace(BENGALI_NASAL, '');
  return written
    .replace(CHILLU, (letter) => CHILLUS[letter] ?? letter)
    .replace(INDIAN_DIGIT, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66))
    .normalize('NFC');
}

/** Irregular plurals, by their folded forms. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    leave: 'leaf',
    loave: 'loaf',
    knive: 'knife',
    halve: 'half',
    scarve: 'scarf',
    shelve: 'shelf',
    calve: 'calf',
    teeth: 'tooth',
    feet: 'foot',
    mice: 'mouse',
    children: 'child',
    women: 'woman',
  }),
);

/** A form that the singular and the plural of a word share. It isn't always an English word, and is never shown. */
export function singular(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const form = regularSingular(word);
  return IRREGULAR.get(form) ?? form;
}

function regularSingular(word: string): string {
  if (word.length > 3) {
    if (word.endsWith('ies')) return word.length === 4 ? word.slice(0, -1) : `${word.slice(0, -3)}i`;
    if (/(?:ch|sh|ss|x|z|o)es$/.test(word)) return word.slice(0, -2);
    // 'Size' like 'sizes', 'tomatoe' like 'tomatoes'.
    if (/(?:ch|sh|ss|x|z|[^l]o)e$/.test(word)) return word.slice(0, -1);
    // 'Idlis', but not 'this'.
    if (word.endsWith('is')) return word.length > 4 ? word.slice(0, -1) : word;
    if (word.endsWith('s') && !/(?:ss|us)$/.test(word)) return regularSingular(word.slice(0, -1));
    if (word.endsWith('ie')) return `${word.slice(0, -2)}i`;
  }
  return word.endsWith('y') ? `${word.slice(0, -1)}i` : word;
}

/**
 * Plural endings of Indian languages, each with the ending of the singular: Hindi in Latin letters and in Devanagari,
 * Telugu, Kannada, Tamil, Malayalam and Bengali.
 */
const INDIAN_PLURALS: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/iy(?:aa?n?|on|oon)$/, 'i'],
  [/(?<=[aeiou])on$/, ''],
  [/(?<=...)(?:on|oon|en|ein|ain)$/, ''],
  [/(?<=...)(?:on|oon|en|ein|ain)$/, 'a'],
  [/(?<=..)e$/, 'a'],
  [/ि(?:याँ|यां|या|यों|यो)$/u, 'ी'],
  [/ु(?:ओं|ओ|एँ|एं)$/u, 'ू'],
  [/(?:ों|ो|ें|ओं|एँ|एं)$/u, ''],
  [/(?:ों|े|ो)$/u, 'ा'],
  [/(?<=...)(?:galu|lu)$/, ''],
  [/(?:లు|ಗಳು|கள்|കള്|গুলো|গুলি)$/u, ''],
  [/ങ്ങള്$/u, 'ം'],
  [/ங்கள்$/u, 'ம்'],
];

/** The possible singulars of a folded word in Indian languages; they may not be words. */
export function indianSingulars(word: string): string[] {
  return INDIAN_PLURALS.flatMap(([plural, ending]) =>
    plural.test(word) ? singular(word.replace(plural, ending)) : [],
  );
}
