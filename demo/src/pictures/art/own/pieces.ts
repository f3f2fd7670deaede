import { round } from './shading.ts';

type Piece = {
  readonly colour: string;
  readonly gloss?: number;
  /** The outline, around the point 0 0, about 44 units long. */
  readonly outline: string;
  /** What is drawn over it. */
  readonly detail: string;
  /** Whether it is wider than high: then the pieces lie below each other. */
  readonly lies?: boolean;
};

/** Ridges and marks in dark and light strokes. */
const marks = (dark: string, light = '', width = 1.2) =>
  `<path d="${dark}" stroke="#3a1d08" stroke-opacity=".38" stroke-width="${width}" fill="none" stroke-linecap="round"/><path d="${light}" stroke="#fff" stroke-opacity=".5" stroke-width="${width * 1.4}" fill="none" stroke-linecap="round"/>`;

const PIECES = {
  almond: {
    colour: '#b26a33',
    gloss: 0.35,
    outline: 'M0 -25 C10 -20 16 -4 15 8 C14 19 8 24 0 24 C-8 24 -14 19 -15 8 C-16 -4 -10 -20 0 -25Z',
    detail: marks(
      'M0 -21 C1 -8 1 8 0 21 M-4 -17 C-8 -6 -9 8 -6 19 M4 -17 C8 -6 9 8 6 19 M-9 -8 C-12 0 -12 8 -10 14 M9 -8 C12 0 12 8 10 14',
      'M-7 -11 C-10 -4 -11 3 -10 8',
    ),
  },
  cashew: {
    colour: '#edd3a0',
    gloss: 0.6,
    outline:
      'M-22 6 C-24 -12 -8 -24 8 -19 C19 -16 25 -7 23 1 C21 8 13 8 9 3 C5 -2 -3 -2 -5 5 C-7 13 -2 15 -4 20 C-7 25 -20 20 -22 6Z',
    detail: marks('M-16 8 C-17 -6 -5 -15 8 -12', 'M-17 0 C-14 -11 -4 -17 5 -16', 1),
  },
  pistachio: {
    colour: '#e2c79a',
    gloss: 0.6,
    outline: 'M0 -23 C11 -19 16 -6 15 6 C14 17 8 23 0 24 C-8 23 -14 17 -15 6 C-16 -6 -11 -19 0 -23Z',
    detail: `<path d="M1 -22 C12 -12 13 10 2 21 C-6 10 -7 -10 1 -22Z" fill="#6f7d2c"/><path d="M2 -16 C8 -8 8 8 3 16 C-2 8 -2 -8 2 -16Z" fill="#a9b956"/><path d="M2 -12 C5 -6 5 0 4 6" stroke="#dbe69a" stroke-width="1.6" fill="none" stroke-linecap="round"/>`,
  },
  date: {
    colour: '#6b3418',
    gloss: 0.5,
    outline: 'M0 -26 C10 -26 15 -12 15 2 C15 16 9 26 0 26 C-9 26 -15 16 -15 2 C-15 -12 -10 -26 0 -26Z',
    detail: `${marks('M-6 -18 C-9 -4 -5 8 -8 18 M1 -20 C-2 -6 4 6 0 21 M7 -17 C9 -4 5 8 8 16', 'M-9 -12 C-12 -2 -11 6 -10 10', 1.5)}<path d="M-4 -26 C-3 -29 3 -29 4 -26 C3 -23 -3 -23 -4 -26Z" fill="#c99b5b"/>`,
  },
  walnut: {
    colour: '#c8935a',
    gloss: 0.45,
    outline:
      'M0 -21 C6 -26 16 -22 17 -14 C24 -10 24 4 18 8 C18 18 8 24 0 20 C-8 24 -18 18 -18 8 C-24 4 -24 -10 -17 -14 C-16 -22 -6 -26 0 -21Z',
    detail: marks(
      'M0 -21 C-2 -8 2 6 0 20 M-5 -16 C-12 -14 -6 -6 -13 -6 C-18 -4 -10 2 -15 5 C-16 10 -8 8 -8 15 M5 -16 C12 -14 6 -6 13 -6 C18 -4 10 2 15 5 C16 10 8 8 8 15',
      'M-12 -15 C-14 -13 -14 -11 -14 -10',
      1.9,
    ),
  },
  cardamom: {
    colour: '#9fb45c',
    gloss: 0.5,
    outline: 'M0 -26 C8 -20 12 -6 11 6 C10 16 6 22 0 27 C-6 22 -10 16 -11 6 C-12 -6 -8 -20 0 -26Z',
    detail: marks(
      'M0 -24 C2 -8 2 10 0 25 M-4 -18 C-8 -4 -7 10 -3 21 M4 -18 C8 -4 7 10 3 21',
      'M-6 -12 C-8 -4 -8 3 -7 9',
    ),
  },
  tamarind: {
    colour: '#7d4a26',
    gloss: 0.3,
    lies: true,
    outline:
      'M-28 8 C-31 0 -24 -8 -17 -6 C-13 -15 -2 -16 3 -10 C10 -16 20 -13 21 -6 C28 -6 31 2 27 7 C22 11 17 5 13 3 C8 2 6 7 0 4 C-6 1 -8 8 -14 8 C-18 9 -24 15 -28 8Z',
    detail: marks(
      'M-17 -6 C-14 -3 -14 2 -15 7 M3 -10 C5 -6 5 0 3 4 M21 -6 C18 -3 18 1 19 5',
      'M-12 -7 C-8 -10 -4 -9 -2 -7 M-25 0 C-24 -3 -21 -4 -19 -3 M10 -9 C13 -10 16 -9 17 -7',
      1.3,
    ),
  },
} satisfies Record<string, Piece>;

const STANDING = [
  [31, 60, -38],
  [69, 58, 34],
  [50, 45, 4],
] as const;
const LYING = [
  [54, 27, 12],
  [44, 51, -14],
  [55, 74, 8],
] as const;

/** Three pieces of one thing, the last one on top. */
export function drawPieces(name: keyof typeof PIECES): string {
  const { colour, gloss, outline, detail, lies = false }: Piece = PIECES[name];
  const piece = (lies ? LYING : STANDING).map(
    ([x, y, turn]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.22)"><path d="${outline}" fill="url(#piece)"/>${detail}</g>`,
  );
  return `<defs>${round('piece', colour, gloss)}</defs>${piece.join('')}`;
}
