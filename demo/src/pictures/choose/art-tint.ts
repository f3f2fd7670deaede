import type { ArtName } from '../art/art-names.ts';
import type { Art, Tint } from '../picture-recipe.ts';

const GREEN: Tint = { hue: 90, lightness: 1.4 };
const BLACK: Tint = { saturation: 0.25, lightness: 0.55 };
const BROWN: Tint = { hue: 15, saturation: 0.7, lightness: 0.8 };
const CREAM: Tint = { hue: 40, saturation: 0.45, lightness: 2.6 };

/** Picture elements that stand for several things, with the colour of the thing that a name says; the first row wins. */
const ROWS: readonly (readonly [words: RegExp, art: ArtName, tint: Tint])[] = [
  [/\bkala chana\b|\bkulthi\b|\bhorse gram\b/i, 'beans', BROWN],
  [/\bwhole masoor\b|\bsabut masoor\b/i, 'beans', BROWN],
  [/\bmasoor\b|\bred lentils?\b/i, 'beans', { hue: 18, saturation: 1.7, lightness: 1.8 }],
  [/\bgreen (?:moong|gram)\b|\bmoong (?:whole|chilka|green)\b|\b(?:whole|chilka) moong\b/i, 'beans', GREEN],
  [/\bblack (?:urad|gram)\b|\burad .*\bblack\b|\burad whole\b|\bblack beans?\b/i, 'beans', BLACK],
  [/\burad\b|\bsoya\b|\bkabuli\b|\bchole\b|\bchickpeas?\b|\blobia\b|\bwhite beans?\b/i, 'beans', CREAM],
  [/\b(?:toor|tur|arhar|moong|chana|gram)\b/i, 'beans', { hue: 45, saturation: 1.5, lightness: 2.2 }],
  [/\brasgulla\b|\brasogolla\b/i, 'dango', { saturation: 0.12, lightness: 1.25 }],
  [/\bsoan papdi\b/i, 'yarn', { hue: 180, saturation: 0.4, lightness: 1.5 }],
  [/\bela?ichi\b|\bcardamom\b/i, 'pea-pod', { saturation: 0.6, lightness: 1.2 }],
  [/\blit?chi\b|\blychee\b/i, 'cherries', { hue: -10, saturation: 0.6, lightness: 1.2 }],
];

/** A picture element in the colour of the thing that a name says. */
export function tintedArt(name: ArtName, title: string): Art {
  const row = ROWS.find(([words, art]) => art === name && words.test(title));
  return row === undefined ? { name } : { name, tint: row[2] };
}
