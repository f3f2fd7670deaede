import { outline, printable, widthOf } from './outlines.ts';
import type { Typeface } from './typefaces.ts';

export type TextBox = {
  /** The centre of the line, and the top of the box. */
  readonly cx: number;
  readonly y: number;
  readonly width: number;
  readonly largest: number;
  readonly smallest: number;
  readonly lines?: number;
  readonly face?: Typeface;
  readonly fill: string;
  /** The colour of an outline around the letters. */
  readonly rim?: string | undefined;
  readonly lineHeight?: number;
};

export type SetText = { readonly svg: string; readonly height: number; readonly size: number };

const NOTHING: SetText = { svg: '', height: 0, size: 0 };

/** Sets a text into a box: as large as fits, in as few lines as possible; if too long, it is cut with '…'. */
export function setText(text: string, box: TextBox): SetText {
  const { face = 'title', lineHeight = 0.92, lines: most = 2, cx, y, fill, rim } = box;
  const words = printable(text, face);
  if (words === '') return NOTHING;
  const { size, lines } = fit(words, box, most, face);
  const svg = lines
    .map((line, index) => {
      const data = outline(line, cx, y + index * size * lineHeight + size * 0.78, size, face);
      const edge = rim
        ? ` stroke="${rim}" stroke-width="${size * 0.13}" stroke-linejoin="round" paint-order="stroke"`
        : '';
      return `<path d="${data}" fill="${fill}"${edge}/>`;
    })
    .join('');
  return { svg, height: lines.length * size * lineHeight, size };
}

function fit(text: string, box: TextBox, most: number, face: Typeface): { size: number; lines: string[] } {
  for (let size = box.largest; size > box.smallest; size -= 1) {
    const lines = breakLines(text, box.width, size, face);
    if (lines.length <= most && lines.every((line) => widthOf(line, size, face) <= box.width))
      return { size, lines };
  }
  const size = box.smallest;
  const lines = breakLines(text, box.width, size, face);
  const kept = lines.slice(0, most);
  const isCut = lines.length > most;
  return {
    size,
    lines: kept.map((line, index) => cut(line, box.width, size, face, isCut && index === most - 1)),
  };
}

function breakLines(text: string, width: number, size: number, face: Typeface): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size, face) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return balance(lines, width, size, face);
}

/** Two lines of about the same length look better than a full line above a single word. */
function balance(lines: string[], width: number, size: number, face: Typeface): string[] {
  const [first, second] = lines;
  if (lines.length !== 2 || first === undefined || second === undefined) return lines;
  const cutAt = first.lastIndexOf(' ');
  if (cutAt < 0) return lines;
  const better: [string, string] = [first.slice(0, cutAt), `${first.slice(cutAt + 1)} ${second}`];
  const span = (pair: readonly string[]) => Math.max(...pair.map((line) => widthOf(line, size, face)));
  return span(better) < span(lines) && span(better) <= width ? better : lines;
}

function cut(line: string, width: number, size: number, face: Typeface, always: boolean): string {
  if (!always && widthOf(line, size, face) <= width) return line;
  let text = line;
  while (text.length > 1 && widthOf(`${text}…`, size, face) > width)
    text = Array.from(text).slice(0, -1).join('');
  return `${text.trimEnd()}…`;
}
