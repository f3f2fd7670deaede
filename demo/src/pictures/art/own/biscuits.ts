import { darker, lighter } from '../../draw/colour.ts';
import { round, slope, stableNumbers } from './shading.ts';

/** Two plain round biscuits, one in front of the other, with a wavy edge and rings of holes. */
export function drawBiscuits(): string {
  const one = (x: number, y: number, r: number) => {
    const at = (angle: number, far: number) =>
      `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
    const turns = (count: number) => Array.from({ length: count }, (_, step) => (step * 2 * Math.PI) / count);
    const waves = turns(26).map((angle) => {
      const next = angle + (2 * Math.PI) / 26;
      return `Q${at((angle + next) / 2, r + 2.4)} ${at(next, r - 0.8)}`;
    });
    const edge = `M${at(0, r - 0.8)}${waves.join('')}Z`;
    const holes = [
      ...turns(6).map((angle) => at(angle + 0.3, r * 0.3)),
      ...turns(12).map((angle) => at(angle, r * 0.6)),
    ];
    return `<path d="${edge}" transform="translate(0 3.4)" fill="#a2662a"/><path d="${edge}" fill="url(#biscuit)"/><circle cx="${x}" cy="${y}" r="${(r * 0.82).toFixed(1)}" fill="none" stroke="#a8682a" stroke-opacity=".5" stroke-width="1.3"/><path d="${holes.map((hole) => `M${hole}h.1`).join('')}" stroke="#8a4f1c" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>`;
  };
  return `<defs>${round('biscuit', '#e3ad62', 0.5)}</defs>${one(60, 41, 31)}${one(40, 57, 33)}`;
}

/** Two slices of rusk, one in front of the other. */
export function drawRusk(): string {
  const next = stableNumbers(229);
  const one = (x: number, y: number, turn: number) => {
    const pores = Array.from({ length: 34 }, () => {
      const [across, down] = [(next() - 0.5) * 36, (next() - 0.5) * 42];
      return `<ellipse cx="${across.toFixed(1)}" cy="${down.toFixed(1)}" rx="${(0.8 + next() * 1.6).toFixed(1)}" ry="${(0.6 + next()).toFixed(1)}" fill="${next() < 0.6 ? '#a9692a' : '#fbe3b0'}" fill-opacity=".6"/>`;
    });
    const outline =
      'M-23 -20 C-25 -31 -10 -33 0 -31 C10 -33 25 -31 23 -20 C22 -8 22 10 23 24 C23 29 18 30 0 30 C-18 30 -23 29 -23 24 C-22 10 -22 -8 -23 -20Z';
    return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${outline}" transform="translate(5 3)" fill="#8a4f1c"/><path d="${outline}" fill="url(#rusk)" stroke="#a8642a" stroke-width="3.2" stroke-linejoin="round"/>${pores.join('')}</g>`;
  };
  return `<defs>${round('rusk', '#e6b062', 0.45)}</defs>${one(64, 45, 14)}${one(38, 54, -9)}`;
}

/** Two cream wafers. */
export function drawWafers(): string {
  const layers = [0, 1, 2, 3, 4].map((layer) => {
    const y = 1 + layer * 4;
    return `<path d="M-38 ${y} L6 ${y + 14} V${y + 18} L-38 ${y + 4}Z M6 ${y + 14} L38 ${y - 2} V${y + 2} L6 ${y + 18}Z" fill="${layer % 2 === 0 ? '#c98a44' : '#fdf1d8'}"/>`;
  });
  const lines = [1, 2, 3, 4, 5, 6].map((step) => {
    const x = (step * 44) / 7;
    return `M${(x - 38).toFixed(1)} ${(1 + (x * 14) / 44).toFixed(1)} l32 -16`;
  });
  const ribs = [1, 2, 3].map((step) => `M${-38 + step * 8} ${1 - step * 4} l44 14`);
  const one = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})">${layers.join('')}<path d="M-38 1 L-6 -15 L38 -1 L6 15Z" fill="url(#wafer)"/><path d="${lines.join('')}${ribs.join('')}" stroke="${darker('#dba04c', 0.25)}" stroke-width="1.3" fill="none"/><path d="M-38 1 L-6 -15 L38 -1" stroke="${lighter('#dba04c', 0.5)}" stroke-width="1.2" fill="none"/></g>`;
  return `<defs>${slope('wafer', '#dba04c')}</defs>${one(54, 62)}${one(46, 34)}`;
}
