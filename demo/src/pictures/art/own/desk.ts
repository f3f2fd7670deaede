import { darker } from '../../draw/colour.ts';
import { barrel, PLASTIC, slope } from './shading.ts';

/** A pencil sharpener. */
export function drawSharpener(): string {
  return `<defs>${slope('side', PLASTIC)}${slope('blade', '#c3c9d0')}</defs><g transform="rotate(-14 50 50)"><path d="M14 34 L70 26 L88 38 V70 L34 80 L14 66Z" fill="${darker(PLASTIC, 0.3)}"/><path d="M14 34 L70 26 L88 38 L34 47Z" fill="url(#side)"/><path d="M34 47 L88 38 V70 L34 80Z" fill="${PLASTIC}"/><path d="M28 36 L64 30.6 L76 38 L42 43Z" fill="url(#blade)" stroke="#6a7078" stroke-width="1.2"/><circle cx="52" cy="37" r="3.4" fill="#6a7078"/><ellipse cx="24" cy="57" rx="6" ry="9" fill="#1c2027"/><path d="M42 56 H80 M42 63 H80 M42 70 H80" stroke="#000" stroke-opacity=".2" stroke-width="2.4" transform="skewY(-9) translate(0 10)"/></g>`;
}

/** A two-coloured eraser. */
export function drawEraser(): string {
  return `<defs>${slope('rubber', '#f3f0ea')}${slope('sleeve', PLASTIC)}</defs><g transform="rotate(-22 50 50)"><rect x="6" y="32" width="88" height="36" rx="7" fill="url(#rubber)" stroke="#cfc9bd" stroke-width="1.2"/><path d="M34 32 H94 Q94 32 94 39 V61 Q94 68 87 68 H34Z" fill="url(#sleeve)"/><path d="M34 44 H94" stroke="#fff" stroke-opacity=".7" stroke-width="4"/><path d="M12 38 H30" stroke="#fff" stroke-width="3" stroke-linecap="round"/></g>`;
}

/** A pencil case with a zip. */
export function drawPencilCase(): string {
  return `<defs>${slope('cloth', PLASTIC)}</defs><g transform="rotate(-10 50 50)"><path d="M10 36 Q12 28 22 28 H80 Q92 28 94 38 V62 Q94 74 82 74 H20 Q8 74 8 62Z" fill="url(#cloth)"/><path d="M12 42 H92" stroke="#f3f0ea" stroke-width="5"/><path d="M12 42 H92" stroke="#6a7078" stroke-width="2" stroke-dasharray="2.4 2"/><path d="M76 42 L84 42 L82 58 Q80 61 78 58Z" fill="#c9a24e"/><path d="M18 52 C30 58 60 58 70 54" stroke="#fff" stroke-opacity=".35" stroke-width="3" fill="none"/></g>`;
}

/** Rubber bands. */
export function drawRubberBands(): string {
  const bands = [
    ['#e8483f', 0],
    ['#f2b632', 50],
    ['#46a758', 96],
    ['#3d7fe0', 140],
  ] as const;
  return bands
    .map(
      ([colour, turn]) =>
        `<ellipse cx="50" cy="50" rx="40" ry="22" fill="none" stroke="${darker(colour, 0.25)}" stroke-width="6.4" transform="rotate(${turn} 50 50) translate(0 1.6)"/><ellipse cx="50" cy="50" rx="40" ry="22" fill="none" stroke="${colour}" stroke-width="5" transform="rotate(${turn} 50 50)"/>`,
    )
    .join('');
}

/** Sticky notes. */
export function drawStickyNotes(): string {
  const pad = (x: number, y: number, colour: string) =>
    `<path d="M${x} ${y + 4} H${x + 56} V${y + 50} L${x + 44} ${y + 62} H${x}Z" fill="#000" fill-opacity=".15" transform="translate(3 3)"/><path d="M${x} ${y} H${x + 56} V${y + 46} L${x + 44} ${y + 58} H${x}Z" fill="${colour}"/><path d="M${x + 56} ${y + 46} L${x + 42} ${y + 45} L${x + 44} ${y + 58}Z" fill="${darker(colour, 0.2)}"/><path d="M${x} ${y} H${x + 56} V${y + 8} H${x}Z" fill="#000" fill-opacity=".07"/>`;
  return `${pad(36, 6, '#f7a1b8')}${pad(24, 20, '#8fd0ef')}${pad(10, 34, '#f9dc5c')}`;
}

/** Pieces of chalk. */
export function drawChalk(): string {
  const piece = (x: number, colour: string, turn: number) =>
    `<g transform="rotate(${turn} ${x} 90)"><rect x="${x - 6}" y="18" width="12" height="72" rx="4" fill="url(#chalk-${x})"/><ellipse cx="${x}" cy="19" rx="6" ry="2.4" fill="${darker(colour, 0.1)}"/></g>`;
  const pieces = [
    [26, '#f5f3ee', -8],
    [42, '#f7c6d2', -2],
    [58, '#f7e3a0', 3],
    [74, '#bfe0f2', 9],
  ] as const;
  return `<defs>${pieces.map(([x, colour]) => barrel(`chalk-${x}`, colour, 0.6)).join('')}</defs>${pieces.map(([x, colour, turn]) => piece(x, colour, turn)).join('')}`;
}
