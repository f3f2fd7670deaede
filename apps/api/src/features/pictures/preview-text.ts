import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as fontkit from 'fontkit';
import type { Font, GlyphRun } from 'fontkit';

/** A line of text; its baseline is measured from the top, in pixels. */
export type Line = { readonly text: string; readonly size: number; readonly baseline: number };

type Space = {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly smallest: number;
};

const LINE_HEIGHT = 1.2;
const STEP = 4;
/** The most characters of a line. */
const MOST_LETTERS = 60;
/** Letters, digits and signs of one script, because a font shapes one script at a time. */
const RUNS = /[\p{Script=Devanagari}\u200c\u200d]+|[^\p{Script=Devanagari}\u200c\u200d]+/gu;

const require = createRequire(import.meta.url);
let opened: Font | undefined;

/** Baloo 2, which supports Latin and Devanagari. */
function font(): Font {
  if (opened !== undefined) return opened;
  const folder = dirname(require.resolve('@expo-google-fonts/baloo-2/package.json'));
  const found = fontkit.openSync(join(folder, '700Bold/Baloo2_700Bold.ttf'));
  if (!('layout' in found)) throw new Error('The font file is a collection');
  opened = found;
  return found;
}

/**
 * Breaks a text between words into lines that fit, in the largest possible size. In the smallest size, the part that
 * doesn't fit is replaced by an ellipsis. Leaves out characters that the font doesn't have.
 */
export function fitText(text: string, { width, height, largest, smallest }: Space) {
  const words = drawable(text).split(' ').filter(Boolean);
  for (let size = largest; ; size -= STEP) {
    const lines = linesOf(words, size, width);
    const most = Math.max(1, Math.floor(height / (size * LINE_HEIGHT)));
    const fits = lines.length <= most && lines.every((line) => widthOf(line, size) <= width);
    if (fits) return { lines, size };
    if (size - STEP < smallest) return { lines: cut(lines, most, size, width), size };
  }
}

/** A line as the outlines of its letters, from x = 0: an SVG path. */
export function drawLine({ text, size, baseline }: Line): string {
  const scale = size / font().unitsPerEm;
  let x = 0;
  let data = '';
  for (const { glyphs, positions } of shaped(text)) {
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
      data += glyph.path
        .scale(scale, -scale)
        .translate(x + xOffset * scale, baseline - yOffset * scale)
        .toSVG();
      x += xAdvance * scale;
    }
  }
  return `<path d="${data}"/>`;
}

function linesOf(words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(lines: readonly string[], most: number, size: number, width: number): string[] {
  const kept = lines.slice(0, most);
  return kept.map((line, index) => {
    const isLast = index === kept.length - 1 && lines.length > most;
    return isLast || widthOf(line, size) > width ? shortened(line, size, width) : line;
  });
}

/** Removes letters at the end to make room for an ellipsis; keeps an Indian letter and its signs together. */
function shortened(line: string, size: number, width: number): string {
  const letters = Array.from(new Intl.Segmenter('en').segment(line), ({ segment }) => segment).slice(
    0,
    MOST_LETTERS,
  );
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The width of a line as the sum of its words' widths, so that each word is shaped once. */
function widthOf(text: string, size: number): number {
  const words = text.split(' ');
  const units = words
    .flatMap((word) => [' ', word])
    .slice(1)
    .flatMap(shaped)
    .reduce((sum, run) => sum + run.advanceWidth, 0);
  return (units * size) / font().unitsPerEm;
}

/** A cache of recent words, because each is measured in several sizes. */
const recent = new Map<string, GlyphRun[]>();
const REMEMBERED = 200;

function shaped(text: string): GlyphRun[] {
  const known = recent.get(text);
  if (known !== undefined) return known;
  if (recent.size >= REMEMBERED) recent.clear();
  const runs = Array.from(text.matchAll(RUNS), ([run]) => font().layout(run));
  recent.set(text, runs);
  return runs;
}

function drawable(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\s+/g, ' '))
    .filter((letter) => font().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('')
    .trim();
}
