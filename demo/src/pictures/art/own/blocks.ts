import { darker, lighter } from '../../draw/colour.ts';
import { round, slope, stableNumbers } from './shading.ts';

/** A cube with its top, left and right side, around the point x y. */
function cube(x: number, y: number, r: number, colour: string): string {
  const [h, d] = [r * 0.87, r * 0.5];
  return `<g transform="translate(${x} ${y})" stroke="${darker(colour, 0.12)}" stroke-width=".8" stroke-linejoin="round"><path d="M0 ${-r} L${h} ${-d} L0 0 L${-h} ${-d}Z" fill="${lighter(colour, 0.7)}"/><path d="M${-h} ${-d} L0 0 V${r} L${-h} ${d}Z" fill="${colour}"/><path d="M${h} ${-d} L0 0 V${r} L${h} ${d}Z" fill="${darker(colour, 0.14)}"/></g>`;
}

/** Three cubes of sugar. */
export function drawCubes(): string {
  const colour = '#ece9e4';
  return `${cube(29, 62, 25, colour)}${cube(71, 62, 25, colour)}${cube(50, 41, 25, colour)}`;
}

/** A block of jaggery, with broken pieces before it. */
export function drawBlock(): string {
  return `<defs>${round('block', '#b8691f', 0.4)}${slope('bit', '#c9792a')}</defs><path d="M14 72 C14 40 24 20 34 17 C44 14 58 14 67 17 C77 21 86 40 86 72 C74 82 26 82 14 72Z" fill="url(#block)"/><path d="M34 17 C44 14 58 14 67 17 C62 24 40 24 34 17Z" fill="#e0a052"/><path d="M26 40 C30 34 30 52 25 60 M60 34 C64 44 60 52 66 62 M44 56 C50 60 46 66 52 72" stroke="#6d360c" stroke-opacity=".4" stroke-width="1.8" fill="none" stroke-linecap="round"/><path d="M12 82 L24 70 L38 76 L34 88 L18 90Z M58 88 L62 76 L76 74 L82 84 L72 92Z" fill="url(#bit)" stroke="#8a4d16" stroke-width=".8" stroke-linejoin="round"/>`;
}

/** Flat diamonds: brittle with seeds, or fried dough. */
export function drawDiamonds(colour: string, hasSeeds: boolean): string {
  const next = stableNumbers(911);
  const seeds = hasSeeds
    ? Array.from({ length: 26 }, () => {
        const [across, down] = [next() * 2 - 1, next() * 2 - 1];
        const at = `translate(${((across - down) * 12).toFixed(1)} ${((across + down) * 9 - 3).toFixed(1)}) rotate(${Math.round(next() * 180)})`;
        return `<ellipse transform="${at}" rx="3.6" ry="2.3" fill="#f3dba6" stroke="#94602a" stroke-width=".6"/>`;
      }).join('')
    : '<path d="M-12 -4 l3 -2 M4 4 l3 -2 M8 -8 l3 -1 M-4 -12 l3 -1 M-2 -2 l3 -2" stroke="#fff" stroke-opacity=".6" stroke-width="1.6" stroke-linecap="round"/>';
  const one = `<path d="M-27 -3 L0 17 L27 -3 V5 L0 26 L-27 5Z" fill="${darker(colour, 0.3)}"/><path d="M0 -23 L27 -3 L0 17 L-27 -3Z" fill="url(#top)" stroke="${lighter(colour, 0.25)}" stroke-width="1.2" stroke-linejoin="round"/>${seeds}`;
  const places = [
    [50, 26],
    [28, 48],
    [72, 48],
    [50, 70],
  ];
  return `<defs>${slope('top', colour)}</defs>${places.map(([x, y]) => `<g transform="translate(${x} ${y}) scale(.92)">${one}</g>`).join('')}`;
}

/** Folded cloths on top of each other. */
export function drawCloths(): string {
  const cloth = (y: number, colour: string) =>
    `<g transform="translate(50 ${y})"><path d="M-38 0 C-42 4 -42 12 -38 15 L0 31 L38 15 V1Z" fill="${darker(colour, 0.22)}"/><path d="M-38 8 L0 23 L38 8" stroke="${lighter(colour, 0.35)}" stroke-width="1.6" fill="none"/><path d="M0 -16 L38 0 L0 16 L-38 0Z" fill="${lighter(colour, 0.18)}"/><path d="M-19 -8 L19 8 M19 -8 L-19 8" stroke="#fff" stroke-opacity=".4" stroke-width="1.4"/></g>`;
  return `${cloth(62, '#4f8fc4')}${cloth(46, '#e0b04a')}${cloth(30, '#d9798a')}`;
}

/** A roll of adhesive tape. */
export function drawTape(): string {
  const colour = '#c9934e';
  return `<defs>${slope('tape', colour)}${slope('side', darker(colour, 0.2))}</defs><g transform="rotate(-14 50 50)"><path d="M20 44 V60 C20 79 80 79 80 60 V44Z" fill="url(#side)"/><path d="M79 50 C86 52 92 60 97 60 L96 74 C90 74 84 68 76 68Z" fill="${lighter(colour, 0.25)}"/><ellipse cx="50" cy="44" rx="30" ry="19" fill="url(#tape)"/><ellipse cx="50" cy="44" rx="26" ry="16" fill="none" stroke="${darker(colour, 0.25)}" stroke-opacity=".5" stroke-width=".8"/><ellipse cx="50" cy="44" rx="18" ry="11" fill="#efe3cf"/><path d="M32 44 C32 59 68 59 68 44 C68 38 60 33 50 33 C40 33 32 38 32 44Z" fill="#b59a78"/><path d="M34 47 C36 40 42 37 50 37 C58 37 64 40 66 47 C63 57 37 57 34 47Z" fill="#6f5a42"/><path d="M25 38 C29 32 37 28 44 27" stroke="#fff" stroke-opacity=".65" stroke-width="2.4" fill="none" stroke-linecap="round"/></g>`;
}
