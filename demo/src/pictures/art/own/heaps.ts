import { round, slope, stableNumbers } from './shading.ts';

type Grain = {
  readonly colour: string;
  readonly gloss: number;
  /** How many grains each row of the heap has, from the back to the front. */
  readonly rows: readonly number[];
  /** The width of the last row. */
  readonly width: number;
  /** The distance between rows. */
  readonly rise: number;
  /** Draws a grain around the point 0 0; `turn` is from 0 to 1. */
  draw(turn: number): string;
};

const FILL = 'fill="url(#grain)"';

const GRAINS = {
  lentil: {
    colour: '#eab03c',
    gloss: 0.55,
    rows: [2, 4, 6, 7, 8, 8],
    width: 80,
    rise: 9,
    draw: (turn) => `<ellipse rx="7" ry="5.6" transform="rotate(${turn * 180})" ${FILL}/>`,
  },
  chickpea: {
    colour: '#e3bd80',
    gloss: 0.6,
    rows: [2, 3, 4, 5],
    width: 66,
    rise: 14,
    draw: (turn) =>
      `<g transform="rotate(${turn * 140 - 70})"><path d="M0 -12 C3 -11 3 -9 8 -6 C14 0 11 11 0 11 C-11 11 -14 0 -8 -6 C-3 -9 -3 -11 0 -12Z" ${FILL}/><path d="M0 -9 C1 -3 1 2 0 6" stroke="#7a5324" stroke-opacity=".5" stroke-width="1.2" fill="none"/></g>`,
  },
  makhana: {
    colour: '#f3e9d6',
    gloss: 0.8,
    rows: [1, 2, 3, 4],
    width: 62,
    rise: 15,
    draw: (turn) =>
      `<g transform="rotate(${turn * 300})"><path d="M-12 1 C-13 -8 -6 -13 1 -12 C9 -13 14 -6 12 2 C13 9 6 13 -1 12 C-9 13 -13 8 -12 1Z" ${FILL}/><path d="M-3 -8 C-1 -6 3 -6 5 -8 M-8 -1 C-6 0 -6 3 -8 5 M7 4 C5 5 4 8 5 9" stroke="#8a6236" stroke-width="1.8" stroke-opacity=".75" fill="none" stroke-linecap="round"/></g>`,
  },
  seed: {
    colour: '#8c9a52',
    gloss: 0.5,
    rows: [2, 3, 5, 6, 7],
    width: 76,
    rise: 10.5,
    draw: (turn) =>
      `<g transform="rotate(${turn * 180 - 90})"><path d="M0 -10 C5 -6 6.5 2 4 7 C2 10 -2 10 -4 7 C-6.5 2 -5 -6 0 -10Z" ${FILL}/><path d="M-2.6 -3 C-3.4 0 -3.2 3 -2.4 5" stroke="#fff" stroke-opacity=".45" stroke-width="1.2" fill="none" stroke-linecap="round"/></g>`,
  },
  sev: {
    colour: '#e9a92f',
    gloss: 0.5,
    rows: [4, 6, 8, 9, 9, 8],
    width: 74,
    rise: 9,
    draw: (turn) =>
      `<g transform="rotate(${turn * 360})"><path d="M-15 4 C-8 -7 6 7 15 -4" stroke="#a86a10" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-15 3.4 C-8 -7.6 6 6.4 15 -4.6" stroke="#f0b43a" stroke-width="3.6" fill="none" stroke-linecap="round"/><path d="M-13 2 C-7 -6 4 4 12 -4" stroke="#ffe199" stroke-width="1" fill="none" stroke-linecap="round"/></g>`,
  },
  'milk-balls': {
    colour: '#f3ead2',
    gloss: 0.8,
    rows: [1, 2],
    width: 43,
    rise: 31,
    draw: () => `<circle r="22.5" ${FILL}/>`,
  },
  ladoo: {
    colour: '#eb9a2c',
    gloss: 0.45,
    rows: [1, 2],
    width: 43,
    rise: 31,
    draw: (turn) => {
      const next = stableNumbers(Math.round(turn * 1e6) + 7);
      const crumbs = Array.from({ length: 46 }, () => {
        const [angle, far] = [next() * 2 * Math.PI, Math.sqrt(next()) * 20];
        const at = `cx="${(Math.cos(angle) * far).toFixed(1)}" cy="${(Math.sin(angle) * far).toFixed(1)}"`;
        return `<circle ${at} r="${(1.3 + next() * 1.3).toFixed(1)}" fill="${next() < 0.5 ? '#ffd27a' : '#b5641a'}" fill-opacity=".55"/>`;
      });
      return `<circle r="22.5" ${FILL}/>${crumbs.join('')}<path d="M-4 -15 l4 -4 l4 4 l-4 5Z" fill="#8fae4a"/>`;
    },
  },
} satisfies Record<string, Grain>;

/** A heap of one thing, the front rows over those behind. */
export function drawHeap(name: keyof typeof GRAINS): string {
  const { colour, gloss, rows, width, rise, draw }: Grain = GRAINS[name];
  const next = stableNumbers(name.length * 7919 + 17);
  const most = Math.max(...rows);
  const front = 50 + ((rows.length - 1) * rise) / 2;
  const grains = rows.flatMap((count, row) => {
    const span = (width * count) / most;
    return Array.from({ length: count }, (_, index) => {
      const x = 50 - span / 2 + (span * (index + 0.5)) / count + (next() - 0.5) * 2;
      const y = front - (rows.length - 1 - row) * rise + (next() - 0.5) * 3;
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${draw(next())}</g>`;
    });
  });
  return `<defs>${round('grain', colour, gloss)}</defs>${grains.join('')}`;
}

/** A heap of powder; its colour is for tinting. */
export function drawPowder(): string {
  const next = stableNumbers(4099);
  const specks = Array.from({ length: 70 }, () => {
    const down = Math.sqrt(next());
    const across = (next() - 0.5) * down;
    const at = `cx="${(50 + across * 62).toFixed(1)}" cy="${(30 + down * 46).toFixed(1)}"`;
    return `<circle ${at} r="${(0.5 + next()).toFixed(1)}" fill="${next() < 0.5 ? '#fff' : '#7a2a10'}" fill-opacity=".35"/>`;
  });
  return `<defs>${slope('powder', '#d98a4a')}</defs><path d="M8 76 C18 72 30 44 42 29 C47 23 54 23 58 29 C70 45 82 71 92 76 C80 84 20 84 8 76Z" fill="url(#powder)"/><path d="M49 27 C58 40 66 58 78 75 C70 80 60 80 54 80 C58 62 55 42 49 27Z" fill="#000" fill-opacity=".1"/>${specks.join('')}`;
}
