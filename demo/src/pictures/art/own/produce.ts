import { round, slope, stableNumbers } from './shading.ts';

/** Two custard apples. */
export function drawCustardApple(): string {
  const next = stableNumbers(83);
  const fruit = (x: number, y: number, r: number) => {
    const bumps = Array.from({ length: 64 }, (_, at) => {
      const far = Math.sqrt((63 - at) / 64);
      const turn = at * 2.39996;
      const at2 = `cx="${(x + Math.cos(turn) * far * r * 0.88).toFixed(1)}" cy="${(y + Math.sin(turn) * far * r * 0.84).toFixed(1)}"`;
      return `<circle ${at2} r="${(r * (0.24 - far * 0.07) + next()).toFixed(1)}" fill="url(#bump)"/>`;
    });
    return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.95}" fill="#5f7434"/>${bumps.join('')}`;
  };
  return `<defs>${round('bump', '#9fb761', 0.4)}</defs><path d="M34 22 C34 14 38 8 42 5" stroke="#6b5428" stroke-width="4" fill="none" stroke-linecap="round"/>${fruit(37, 50, 31)}${fruit(66, 62, 29)}`;
}

/** A banana flower. */
export function drawBananaFlower(): string {
  return `<defs>${round('petal', '#8a2f55', 0.35)}${round('under', '#b25a52', 0.4)}</defs><g transform="rotate(28 50 50)"><rect x="45" y="2" width="10" height="22" rx="4" fill="#8fa24e"/><path d="M50 18 C78 24 82 62 50 96 C18 62 22 24 50 18Z" fill="url(#petal)"/><path d="M50 18 C76 28 74 62 58 86 C66 58 64 34 50 18Z" fill="url(#under)"/><path d="M44 28 C34 44 36 66 46 84 M36 32 C26 48 30 66 40 80" stroke="#f3b9cf" stroke-opacity=".45" stroke-width="2" fill="none" stroke-linecap="round"/></g>`;
}

/** Pieces of banana stem. */
export function drawBananaStem(): string {
  const ring = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M-20 0 V26 C-20 36 20 36 20 26 V0Z" fill="url(#stem)"/><ellipse rx="20" ry="9.5" fill="#f7f3df"/><ellipse rx="14" ry="6.4" fill="none" stroke="#d9d2ab" stroke-width="1.6"/><ellipse rx="8" ry="3.6" fill="none" stroke="#d9d2ab" stroke-width="1.4"/><ellipse rx="2.6" ry="1.4" fill="#cfc796"/></g>`;
  return `<defs>${slope('stem', '#e3e6b8')}</defs>${ring(50, 24)}${ring(28, 52)}${ring(72, 52)}`;
}
