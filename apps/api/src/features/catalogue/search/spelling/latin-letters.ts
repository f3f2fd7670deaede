/** A word of an Indian script in Latin letters, as people would spell it; null if it isn't in one. */
export function inLatinLetters(word: string): string | null {
  let spelt = '';
  /** The letter before is a consonant without a vowel sign; an inherent 'a' follows it. */
  let open = false;
  let consonantsAgo = 0;
  for (const letter of word) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x0900 || code > 0x0d7f) return null;
    const place = code & 0x7f;
    const consonant = CONSONANTS.get(place);
    const sign = SIGNS.get(place);
    if (consonant !== undefined) {
      if (open) spelt += SHORT_A;
      spelt += consonant;
      open = true;
      consonantsAgo += 1;
    } else if (sign !== undefined) {
      spelt += sign;
      open = false;
    } else {
      if (open && place !== VIRAMA) spelt += SHORT_A;
      if (place !== VIRAMA) spelt += VOWELS.get(place) ?? '';
      open = false;
    }
  }
  if (spelt === '' || consonantsAgo === 0) return null;
  // Languages of North India don't pronounce the 'a' at the end of a word or between two syllables: 'कोलगेट' is
  // 'kolget'.
  const isNorthern = (word.codePointAt(0) ?? 0) < TAMIL;
  const ended = open && !isNorthern ? spelt + SHORT_A : spelt;
  return (isNorthern ? ended.replace(UNSAID, '') : ended).replaceAll(SHORT_A, 'a');
}

/** Stands for an inherent 'a' (one without a vowel sign) until it is known whether it is pronounced. */
const SHORT_A = 'A';
const UNSAID = /(?<=[aeiou][bcdfghjklmnprstvyz]{1,2})A(?=[bcdfghjklmnprstvyz]{1,2}[aeiou])/g;
const TAMIL = 0x0b80;
const VIRAMA = 0x4d;

/** Letters by their offset in a script's Unicode block. All Indian scripts have the same offsets. */
const CONSONANTS = letters(
  0x15,
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h',
);
const VOWELS = letters(0x05, 'a a i i u u ri l e e e ai o o o au');
/** Nasal and vowel signs by their offset in a script's Unicode block. */
const SIGNS = new Map([
  [0x01, 'n'],
  [0x02, 'n'],
  [0x70, 'n'],
  ...letters(0x3e, 'a i i u u ri ri e e e ai o o o au'),
]);

function letters(first: number, spellings: string): Map<number, string> {
  return new Map(spellings.split(' ').map((spelling, place) => [first + place, spelling]));
}
