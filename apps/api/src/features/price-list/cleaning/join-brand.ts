const COMPANY =
  /^(?:india|indian|ltd|limited|pvt|private|co|company|corp|inc|llp|industries|products|enterprises|foods?|group|brand|and|the)$/;
const NO_BRAND = /^(?:no brand|unbranded|generic|not available|others?)$/i;

/** A brand's cell; empty if it says that there is none. */
export function brandOf(cell: string): string {
  return NO_BRAND.test(cell) ? '' : cell;
}

/**
 * A product's name with its brand before it, unless the name has the brand already, in whatever spelling: 'Amul' and
 * 'Butter' are 'Amul Butter', and so are 'Amul' and 'Amul Butter', 'AMUL India Ltd.' and 'Amul Butter', 'Amul' and
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

/** Folded words with the letters of the text each stands for. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`.]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** The brand without what its company is called besides. */
function coreOf(words: readonly string[]): readonly string[] {
  const end = words.findLastIndex((word) => !COMPANY.test(word)) + 1;
  return end === 0 ? words : words.slice(0, end);
}

function startsWith(words: readonly string[], wanted: readonly string[]): boolean {
  const brand = wanted.join('');
  // 'Mother Dairy' and 'MotherDairy', 'Haldirams' and 'Haldiram'.
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

/** 'Amul Amul Butter' as 'Amul Butter'. */
function withoutRepeats(brand: readonly string[], title: string): string {
  const parts = title.split(' ');
  const rest = parts.slice(brand.length).join(' ');
  const isRepeated = startsWith(wordsOf(title), brand) && startsWith(wordsOf(rest), brand);
  return isRepeated ? withoutRepeats(brand, rest) : title;
}
