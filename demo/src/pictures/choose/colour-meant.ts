import type { ArtName } from '../art/art-names.ts';
import type { Tint } from '../picture-recipe.ts';

/** Picture elements whose colour is that of the thing, drawn in blue. */
const COLOURED: ReadonlySet<ArtName> = new Set([
  'apron',
  'basin',
  'bib',
  'bowl',
  'casserole',
  'container',
  'dustbin',
  'dustpan',
  'flower-pot',
  'food-box',
  'gas-lighter',
  'hanger',
  'ironing-board',
  'jug',
  'long-brush',
  'loofah',
  'mat',
  'mug',
  'pail',
  'pastry-brush',
  'pegs',
  'pencil-case',
  'plastic-basket',
  'scrub-brush',
  'soap-dish',
  'spatula',
  'stool',
  'table',
  'tray',
  'watering-can',
]);

const TERRACOTTA: Tint = { hue: 135, saturation: 1, lightness: 0.95 };
/** Rotations of the hue from blue; the first row wins. */
const COLOURS: readonly (readonly [words: RegExp, tint: Tint])[] = [
  [/\bcopper\b|\btamba\b/i, { hue: 150, saturation: 0.75, lightness: 0.95 }],
  [/\bbrass\b|\bgold(?:en)?\b/i, { hue: 175, saturation: 1, lightness: 1.3 }],
  [/\bwood(?:en)?\b|\bbamboo\b|\bjute\b|\bcoir\b/i, { hue: 165, saturation: 0.75, lightness: 1.15 }],
  [/\bsteel\b|\bss\b|\bmetal\b|\balumini?um\b/i, { saturation: 0.06, lightness: 1.25 }],
  [/\bterracotta\b|\bclay\b|\bmitti\b/i, TERRACOTTA],
  [/\bblack\b/i, { saturation: 0.08, lightness: 0.42 }],
  [/\bwhite\b|\bivory\b|\bopal\b|\bbone china\b/i, { saturation: 0.06, lightness: 1.75 }],
  [/\bgr[ea]y\b|\bsilver\b/i, { saturation: 0.06, lightness: 1.15 }],
  [/\bpink\b|\bpeach\b|\bmagenta\b/i, { hue: 90, lightness: 1.25 }],
  [/\bred\b|\bmaroon\b/i, { hue: 122, saturation: 1.35 }],
  [/\borange\b/i, { hue: 150, saturation: 1.4, lightness: 1.2 }],
  [/\bbrown\b|\bcoffee\b|\bchocolate\b/i, { hue: 150, saturation: 0.7, lightness: 0.6 }],
  [/\byellow\b|\bbeige\b|\bcream\b/i, { hue: 185, saturation: 1.4, lightness: 1.5 }],
  [/\bgreen\b|\bolive\b/i, { hue: 235, saturation: 1.1, lightness: 1.05 }],
  [/\b(?:glass|borosilicate)\b(?! lids?\b)/i, { hue: -15, saturation: 0.22, lightness: 1.45 }],
  [/\bpurple\b|\bviolet\b|\blavender\b/i, { hue: 45, saturation: 1.05 }],
];

/** The tint of a thing in the colour or material that a name says. */
export function colourMeant(name: ArtName, title: string): Tint | undefined {
  if (!COLOURED.has(name)) return undefined;
  return (
    COLOURS.find(([words]) => words.test(title))?.[1] ?? (name === 'flower-pot' ? TERRACOTTA : undefined)
  );
}
