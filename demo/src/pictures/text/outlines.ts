import { type Typeface, typeface } from './typefaces.ts';

const shaped = new Map<string, ReturnType<ReturnType<typeof typeface>['layout']>>();
const SHAPED_AT_MOST = 2_000;

function shape(text: string, face: Typeface) {
  const key = `${face} ${text}`;
  let run = shaped.get(key);
  if (run === undefined) {
    if (shaped.size > SHAPED_AT_MOST) shaped.clear();
    run = typeface(face).layout(text);
    shaped.set(key, run);
  }
  return run;
}

/** The width of a text, in the units of `size`. */
export function widthOf(text: string, size: number, face: Typeface): number {
  return (shape(text, face).advanceWidth * size) / typeface(face).unitsPerEm;
}

/** Whether a typeface has a glyph for every character; `printable` removes others. */
export function printable(text: string, face: Typeface): string {
  const font = typeface(face);
  return Array.from(text.normalize('NFC'))
    .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A line of text as SVG path data, centred at `cx`, its baseline at `baseline`. */
export function outline(text: string, cx: number, baseline: number, size: number, face: Typeface): string {
  const scale = size / typeface(face).unitsPerEm;
  const run = shape(text, face);
  let x = cx - (run.advanceWidth * scale) / 2;
  let data = '';
  run.glyphs.forEach((glyph, place) => {
    const position = run.positions[place];
    if (position === undefined) return;
    data += glyph.path
      .scale(scale, -scale)
      .translate(x + position.xOffset * scale, baseline - position.yOffset * scale)
      .toSVG();
    x += position.xAdvance * scale;
  });
  return data.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
