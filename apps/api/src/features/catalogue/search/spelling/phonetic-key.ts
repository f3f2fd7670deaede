/**
 * A key that words of similar sound share: the spellings of a Hindi word in Latin letters ('jeera', 'zira', 'jira';
 * 'pyaaz', 'pyaj'), and many misspellings of English words ('biskit', 'biscuit').
 */
export function phoneticKey(word: string): string {
  if (!LATIN.test(word)) return indianKey(word);
  let key = word;
  for (const [spelling, sound] of SOUNDS) key = key.replace(spelling, sound);
  return key.length > 1 ? key : word;
}

/**
 * A phonetic key without vowels, and without the difference between voiced and voiceless consonants, because scripts
 * differ in how they write both ('tata' is 'டாட்டா', and 'colgate' 'कोलगेट'). Empty if it is too short to distinguish
 * words.
 */
export function consonantsOf(key: string): string {
  if (!LATIN.test(key)) return '';
  let consonants = '';
  for (const letter of key) consonants += UNVOICED[letter] ?? letter;
  return consonants.length < FEWEST_CONSONANTS ? '' : consonants;
}

const FEWEST_CONSONANTS = 3;
const UNVOICED: Readonly<Record<string, string>> = {
  a: '',
  i: '',
  u: '',
  b: 'p',
  f: 'p',
  v: 'p',
  d: 't',
  g: 'k',
  j: 's',
  c: 's',
};

/**
 * The phonetic key of a word in an Indian script; the Unicode blocks of these scripts have the same layout. Ignores the
 * length of vowels, doubled consonants and nasal signs ('आलु' and 'आलू', 'टमाटर' and 'टम्माटर').
 */
function indianKey(word: string): string {
  let key = '';
  let before = '';
  for (const letter of word) {
    const code = letter.codePointAt(0) ?? 0;
    const isIndian = code >= 0x0900 && code < 0x0d80;
    const place = code & 0x7f;
    if (isIndian && (NASAL_SIGNS.has(place) || place === VIRAMA)) continue;
    const short = isIndian ? String.fromCodePoint(code - place + (SHORT_VOWELS.get(place) ?? place)) : letter;
    if (short !== before || !isIndian) key += short;
    before = short;
  }
  return key.length > 1 ? key : word;
}

/** Offsets in the Unicode block of an Indian script. */
const VIRAMA = 0x4d;
const NASAL_SIGNS: ReadonlySet<number> = new Set([0x01, 0x02]);
const SHORT_VOWELS: ReadonlyMap<number, number> = new Map([
  [0x08, 0x07],
  [0x0a, 0x09],
  [0x0f, 0x0e],
  [0x13, 0x12],
  [0x40, 0x3f],
  [0x42, 0x41],
  [0x47, 0x46],
  [0x4b, 0x4a],
]);

const LATIN = /^[a-z]+$/;

/** Replacements, applied in this order. */
const SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/tch/g, 'ch'],
  [/(?:ck|kh|q|c(?![ehiy]))/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/ch+/g, 'c'],
  [/(?:sh|s)/g, 's'],
  [/gh/g, 'g'],
  [/[jz]h?/g, 'j'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/bh/g, 'b'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/(?:ee|ie|ei|ea|ey|ai|ay|[iye])+/g, 'i'],
  [/(?:oo|ou|au|[uo])+/g, 'u'],
  [/a+h?/g, 'a'],
  [/(.)\1+/g, '$1'],
  [/(?<=.)h/g, ''],
  [/(?<=..)[ai]$/, ''],
];
