/**
 * A key that words of similar sound share: the spellings of a Hindi word in Latin letters ('jeera', 'zira', 'jira';
 * 'pyaaz', 'pyaj'), and many misspellings of English words ('biskit', 'biscuit').
 */
export function phoneticKey(word: string): string {
  if (!LATIN.test(word)) return word;
  let key = word;
  for (const [spelling, sound] of SOUNDS) key = key.replace(spelling, sound);
  return key.length > 1 ? key : word;
}

const LATIN = /^[a-z]+$/;

/** Applied in this order. */
const SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
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
