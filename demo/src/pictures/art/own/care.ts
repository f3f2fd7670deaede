import { darker, lighter } from '../../draw/colour.ts';
import { barrel, PLASTIC, round, slope } from './shading.ts';

/** An open powder compact with its mirror. */
export function drawCompact(): string {
  return `<defs>${slope('case', '#2b2930')}${slope('mirror', '#cfe0ea')}${round('powder', '#e0b08c', 0.35)}</defs><path d="M14 50 C12 18 30 4 50 4 C70 4 88 18 86 50Z" fill="url(#case)"/><path d="M21 48 C20 22 34 11 50 11 C66 11 80 22 79 48Z" fill="url(#mirror)"/><path d="M34 44 L58 14 M46 46 L68 19" stroke="#fff" stroke-opacity=".8" stroke-width="4"/><ellipse cx="50" cy="74" rx="42" ry="20" fill="#17161a"/><ellipse cx="50" cy="69" rx="42" ry="20" fill="url(#case)"/><ellipse cx="50" cy="68" rx="34" ry="15" fill="url(#powder)"/><ellipse cx="50" cy="68" rx="34" ry="15" fill="none" stroke="#c9a24e" stroke-width="2"/><rect x="38" y="47" width="24" height="6" rx="3" fill="#c9a24e"/>`;
}

/** A palette of eyeshadow. */
export function drawPalette(): string {
  const shades = [
    '#e9c9b1',
    '#d99a78',
    '#b9674f',
    '#7d3a34',
    '#d9a1b5',
    '#a85a80',
    '#c9a24e',
    '#5a4a6a',
    '#8a8f98',
  ];
  const pans = shades.map(
    (shade, at) =>
      `<rect x="${16 + (at % 3) * 24}" y="${36 + Math.floor(at / 3) * 18}" width="20" height="14" rx="3" fill="${shade}"/><path d="M${18 + (at % 3) * 24} ${39 + Math.floor(at / 3) * 18} h14" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-linecap="round"/>`,
  );
  return `<defs>${slope('case', '#2b2930')}${slope('mirror', '#cfe0ea')}</defs><path d="M12 32 L16 4 H84 L88 32Z" fill="url(#case)"/><path d="M18 29 L21 8 H79 L82 29Z" fill="url(#mirror)"/><path d="M36 27 L50 10 M48 27 L60 12" stroke="#fff" stroke-opacity=".8" stroke-width="3.4"/><rect x="8" y="30" width="84" height="64" rx="6" fill="url(#case)"/>${pans.join('')}`;
}

/** A bib for babies. */
export function drawBib(): string {
  return `<defs>${slope('cloth', PLASTIC)}</defs><path d="M30 8 C18 12 8 26 10 46 C12 76 28 94 50 94 C72 94 88 76 90 46 C92 26 82 12 70 8 C74 20 70 38 50 38 C30 38 26 20 30 8Z" fill="url(#cloth)" stroke="#fff" stroke-width="2.6"/><circle cx="50" cy="64" r="13" fill="#fff" fill-opacity=".9"/><circle cx="45.5" cy="62" r="1.8" fill="#333"/><circle cx="54.5" cy="62" r="1.8" fill="#333"/><path d="M44.5 67 C47 71 53 71 55.5 67" stroke="#333" stroke-width="1.6" fill="none" stroke-linecap="round"/>`;
}

/** A soother. */
export function drawSoother(): string {
  return `<defs>${round('shield', PLASTIC, 0.5)}${round('teat', '#e9d3a8', 0.7)}</defs><path d="M36 30 C30 0 70 0 64 30Z" fill="url(#teat)"/><path d="M8 46 C8 28 34 34 50 34 C66 34 92 28 92 46 C92 66 66 58 50 58 C34 58 8 66 8 46Z" fill="url(#shield)"/><circle cx="20" cy="46" r="4" fill="${darker(PLASTIC, 0.5)}"/><circle cx="80" cy="46" r="4" fill="${darker(PLASTIC, 0.5)}"/><circle cx="50" cy="74" r="17" fill="none" stroke="${lighter(PLASTIC, 0.25)}" stroke-width="7"/><rect x="40" y="40" width="20" height="14" rx="7" fill="${lighter(PLASTIC, 0.55)}"/>`;
}

/** A ring to bite on, or a rattle. */
export function drawTeether(): string {
  const beads = ['#e8483f', '#f2b632', '#46a758', '#3d7fe0', '#b457c9', '#ef8a3c'];
  return `<circle cx="50" cy="50" r="32" fill="none" stroke="${PLASTIC}" stroke-width="9"/><path d="M26 34 C31 26 38 22 46 20" stroke="#fff" stroke-opacity=".7" stroke-width="2.6" fill="none" stroke-linecap="round"/>${beads
    .map((colour, at) => {
      const turn = (at / beads.length) * 2 * Math.PI + 0.4;
      const [x, y] = [50 + Math.cos(turn) * 32, 50 + Math.sin(turn) * 32];
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="11.4" fill="${colour}"/><ellipse cx="${(x - 3.4).toFixed(1)}" cy="${(y - 4).toFixed(1)}" rx="3.6" ry="2.4" fill="#fff" fill-opacity=".7"/>`;
    })
    .join('')}`;
}

/** Two strips of wax or plasters. */
export function drawStrips(): string {
  const strip = (turn: number) =>
    `<g transform="rotate(${turn} 50 50)"><rect x="22" y="8" width="56" height="84" rx="8" fill="#fdfdfb" stroke="#d3d0c8" stroke-width="1.4"/><rect x="28" y="22" width="44" height="64" rx="6" fill="url(#wax)"/></g>`;
  return `<defs>${slope('wax', '#ef9ab8')}</defs>${strip(-14)}${strip(10)}`;
}

/** A shaving brush. */
export function drawShavingBrush(): string {
  return `<defs>${barrel('grip', '#2b2930', 0.5)}${barrel('hair', '#d9c7a8', 0.7)}</defs><path d="M22 22 C26 2 74 2 78 22 L64 52 H36Z" fill="url(#hair)"/><path d="M34 48 L30 14 M44 50 L42 8 M56 50 L58 8 M66 48 L70 14" stroke="#8a7450" stroke-opacity=".6" stroke-width="1.8"/><path d="M34 50 H66 V58 H34Z" fill="#c9a24e"/><path d="M36 58 H64 C60 70 74 76 74 88 Q74 96 64 96 H36 Q26 96 26 88 C26 76 40 70 36 58Z" fill="url(#grip)"/>`;
}

/** A make-up brush. */
export function drawMakeupBrush(): string {
  return `<defs>${barrel('grip', '#2b2930', 0.5)}${barrel('hair', '#c98a6a', 0.6)}</defs><g transform="rotate(36 50 50)"><path d="M36 26 C34 2 46 -8 50 -10 C54 -8 66 2 64 26Z" fill="url(#hair)"/><path d="M38 26 H62 L58 50 H42Z" fill="#c9a24e"/><path d="M42 27 L45 48" stroke="#fff" stroke-opacity=".7" stroke-width="2.6"/><path d="M42 50 H58 L54 106 Q50 112 46 106Z" fill="url(#grip)"/></g>`;
}
