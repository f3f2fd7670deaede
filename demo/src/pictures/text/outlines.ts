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
  run.glyphs.forEach((glyph, index) => {
    const position = run.positions[index];
    if (position === undefined) return;
    const [left, up] = [x + position.xOffset * scale, baseline - position.yOffset * scale];
    for (const { command, args } of glyph.path.commands) {
      data += LETTERS[command];
      for (let at = 0; at < args.length; at += 2)
        data += `${tenths(left + (args[at] as number) * scale)} ${tenths(up - (args[at + 1] as number) * scale)} `;
    }
    x += position.xAdvance * scale;
  });
  return data;
}

const LETTERS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
