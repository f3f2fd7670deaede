const COMPANY =
  /^(?:india|indian|ltd|limited|pvt|private|co|company|corp|inc|llp|industries|products|enterprises|foods?|group|brand|and|the)$/;
const NO_BRAND = /^(?:no brand|unbranded|generic|not available|others?)$/i;

/** A brand's cell; empty if it means that there is no brand. */
export function brandOf(cell: string): string {
  return NO_BRAND.test(cell) ? '' : cell;
}

/**
 * A product's name with its brand in front, unless the name contains the brand already, in any spelling: 'Amul' and
 * 'Butter' become 'Amul Butter', and so do 'Amul' and 'Amul Butter', 'AMUL India Ltd.' and 'Amul Butter', 'Amul' and
 * 'Amul Amul Butter'.
 */
export function nameWithBrand(brand: string, title: string): string {
  const wanted = wordsOf(brand);
  if (wanted.length === 0 || title === '') return title || brand;
  const single = withoutRepeats(wanted, title);
  const words = wordsOf(single);
  const core = coreOf(wanted);
  if (holds(words, wanted) || startsWith(words, core)) return single;
  return `${brand} ${single}`;
}

/** The folded words of a text, each with its original letters. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`.]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** The brand without company suffixes such as 'India Ltd.'. */
function coreOf(words: readonly string[]): readonly string[] {
  const end = words.findLastIndex((word) => !COMPANY.test(word)) + 1;
  return end === 0 ? words : words.slice(0, end);
}

function startsWith(words: readonly string[], wanted: readonly string[]): boolean {
  const brand = wanted.join('');
  // Treats 'Mother Dairy' and 'MotherDairy', 'Haldirams' and 'Haldiram' as equal.
  let begun = '';
  for (const word of words) {
    begun += word;
    if (begun === brand || begun === `${brand}s` || `${begun}s` === brand) return true;
    if (begun.length > brand.length) return false;
  }
  return false;
}

function holds(words: readonly string[], wanted: readonly string[]): boolean {
  return words.some((_, at) => startsWith(words.slice(at), wanted));
}

/** Turns 'Amul Amul Butter' into 'Amul Butter'. */
function withoutRepeats(brand: readonly string[], title: string): string {
  const parts = title.split(' ');
  const words = parts.map(wordsOf);
  const startsAt = (at: number) => startsWith(words.slice(at).flat(), brand);
  let first = 0;
  while (startsAt(first) && startsAt(first + brand.length)) first += brand.length;
  return parts.slice(first).join(' ');
}
