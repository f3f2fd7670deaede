import { darker, lighter } from '../../draw/colour.ts';
import { barrel, PLASTIC, round, slope, stableNumbers } from './shading.ts';

/** A plastic bucket. */
export function drawPailWithHandle(): string {
  return `<defs>${barrel('side', PLASTIC)}</defs><path d="M12 28 C14 -6 86 -6 88 28" stroke="#8d939b" stroke-width="3" fill="none"/><rect x="40" y="0" width="20" height="7" rx="3.5" fill="${darker(PLASTIC, 0.3)}"/><path d="M12 28 H88 L79 86 Q78 92 71 92 H29 Q22 92 21 86Z" fill="url(#side)"/><ellipse cx="50" cy="28" rx="41" ry="10" fill="${lighter(PLASTIC, 0.4)}"/><ellipse cx="50" cy="29.4" rx="36.6" ry="7.6" fill="${darker(PLASTIC, 0.42)}"/><path d="M15 46 C32 54 68 54 85 46" stroke="#000" stroke-opacity=".16" stroke-width="2" fill="none"/>`;
}

/** A washing-up bowl. */
export function drawBasin(): string {
  return `<defs>${barrel('side', PLASTIC)}</defs><path d="M4 42 H96 L84 80 Q82 86 74 86 H26 Q18 86 16 80Z" fill="url(#side)"/><ellipse cx="50" cy="42" rx="48" ry="14" fill="${lighter(PLASTIC, 0.4)}"/><ellipse cx="50" cy="43.6" rx="43" ry="11" fill="${darker(PLASTIC, 0.4)}"/><path d="M12 58 C32 68 68 68 88 58" stroke="#000" stroke-opacity=".16" stroke-width="2" fill="none"/>`;
}

/** A dustbin with a lid. */
export function drawDustbin(): string {
  return `<defs>${barrel('side', PLASTIC)}${round('lid', darker(PLASTIC, 0.12), 0.5)}</defs><path d="M20 34 H80 L74 88 Q73 93 67 93 H33 Q27 93 26 88Z" fill="url(#side)"/><path d="M40 84 H60 V93 H40Z" fill="#26282d"/><path d="M34 88 H66 V95 H34Z" fill="#3b3e44"/><path d="M15 32 C17 16 34 11 50 11 C66 11 83 16 85 32Z" fill="url(#lid)"/><rect x="14" y="30" width="72" height="7" rx="3.5" fill="${darker(PLASTIC, 0.34)}"/><path d="M34 18 H66 V24 H34Z" fill="${darker(PLASTIC, 0.4)}"/><path d="M33 46 L36 82 M50 46 V80 M67 46 L64 82" stroke="#000" stroke-opacity=".13" stroke-width="3"/>`;
}

/** A plastic basket with holes. */
export function drawPlasticBasket(): string {
  const holes = [0, 1, 2].flatMap((row) =>
    Array.from(
      { length: 7 },
      (_, at) =>
        `<rect x="${20 + row * 1.6 + at * (8.8 - row * 0.5)}" y="${44 + row * 14}" width="5" height="9" rx="2" fill="${darker(PLASTIC, 0.5)}"/>`,
    ),
  );
  return `<defs>${barrel('side', PLASTIC)}</defs><path d="M8 34 H92 L84 86 Q83 92 76 92 H24 Q17 92 16 86Z" fill="url(#side)"/>${holes.join('')}<ellipse cx="50" cy="33" rx="44" ry="12" fill="${lighter(PLASTIC, 0.4)}"/><ellipse cx="50" cy="34.6" rx="39" ry="9" fill="${darker(PLASTIC, 0.42)}"/>`;
}

/** A stool. */
export function drawStool(): string {
  return `<defs>${slope('seat', PLASTIC)}${barrel('leg', PLASTIC)}</defs><path d="M24 32 H38 L32 92 H16Z M62 32 H76 L84 92 H68Z" fill="url(#leg)"/><path d="M36 36 H64 L66 72 C58 64 42 64 34 72Z" fill="${darker(PLASTIC, 0.4)}"/><path d="M12 28 Q12 18 24 16 H76 Q88 18 88 28 L86 40 H14Z" fill="${darker(PLASTIC, 0.15)}"/><path d="M16 22 C20 12 80 12 84 22 C88 31 12 31 16 22Z" fill="url(#seat)"/><circle cx="50" cy="22" r="4" fill="${darker(PLASTIC, 0.5)}"/>`;
}

/** A clothes hanger. */
export function drawHanger(): string {
  return `<path d="M50 38 V32 C50 27 60 27 60 19 C60 8 42 8 42 18" stroke="#8d939b" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M50 38 L92 68 Q96 74 89 76 H11 Q4 74 8 68Z" stroke="${darker(PLASTIC, 0.25)}" stroke-width="8" fill="none" stroke-linejoin="round"/><path d="M50 37 L92 67 Q96 73 89 75 H11 Q4 73 8 67Z" stroke="${PLASTIC}" stroke-width="5.6" fill="none" stroke-linejoin="round"/><path d="M48 38 L12 64" stroke="#fff" stroke-opacity=".6" stroke-width="1.8"/>`;
}

/** Two clothes pegs. */
export function drawPegs(): string {
  const peg = (x: number, turn: number, colour: string) =>
    `<g transform="translate(${x} 50) rotate(${turn})"><path d="M-3 -44 L-13 -42 L-12 -6 L-9 0 L-12 40 Q-8 46 -2 42Z" fill="${colour}"/><path d="M3 -44 L13 -42 L12 -6 L9 0 L12 40 Q8 46 2 42Z" fill="${darker(colour, 0.18)}"/><path d="M-10 -38 L-9 -8" stroke="#fff" stroke-opacity=".6" stroke-width="2"/><rect x="-15" y="-10" width="30" height="9" rx="4" fill="#9aa1a9"/><path d="M-12 -7 H12" stroke="#fff" stroke-opacity=".8" stroke-width="1.6"/></g>`;
  return `${peg(32, -16, PLASTIC)}${peg(68, 14, lighter(PLASTIC, 0.3))}`;
}

/** A scrubbing brush. */
export function drawScrubBrush(): string {
  const next = stableNumbers(71);
  const hairs = Array.from({ length: 44 }, (_, at) => {
    const x = 12 + at * 1.76;
    return `<path d="M${x.toFixed(1)} 56 L${(x + next() * 5 - 2.5).toFixed(1)} ${(82 + next() * 7).toFixed(1)}" stroke="${next() < 0.5 ? '#f3f4f2' : '#c9cfd2'}" stroke-width="2.4" stroke-linecap="round"/>`;
  });
  return `<defs>${slope('grip', PLASTIC)}</defs><g transform="rotate(-14 50 50)">${hairs.join('')}<path d="M8 50 C8 44 12 42 18 42 C22 14 78 14 82 42 C88 42 92 44 92 50 V56 Q92 60 88 60 H12 Q8 60 8 56Z" fill="url(#grip)"/><path d="M30 42 C32 26 68 26 70 42 Q50 46 30 42Z" fill="${darker(PLASTIC, 0.55)}"/><path d="M22 38 C26 22 40 19 52 19" stroke="#fff" stroke-opacity=".55" stroke-width="2.6" fill="none" stroke-linecap="round"/></g>`;
}

/** A brush with a long handle: for toilets, bottles or cobwebs. */
export function drawLongBrush(): string {
  const next = stableNumbers(53);
  const hairs = Array.from({ length: 90 }, () => {
    const [angle, far] = [next() * 2 * Math.PI, 15 + next() * 7];
    const y = 76 + (next() - 0.5) * 18;
    return `<path d="M50 ${y.toFixed(1)} L${(50 + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far * 0.8).toFixed(1)}" stroke="${next() < 0.6 ? '#fbfcfb' : '#bfc8cc'}" stroke-width="2.2" stroke-linecap="round"/>`;
  });
  return `<defs>${barrel('grip', PLASTIC)}</defs><g transform="rotate(30 50 50)"><ellipse cx="50" cy="76" rx="17" ry="22" fill="#aeb8bd"/>${hairs.join('')}<rect x="45" y="-8" width="10" height="70" rx="5" fill="url(#grip)"/><rect x="44" y="54" width="12" height="16" rx="4" fill="${darker(PLASTIC, 0.25)}"/><path d="M48 0 V50" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-linecap="round"/></g>`;
}

/** A loofah on a cord. */
export function drawLoofah(): string {
  const next = stableNumbers(29);
  const curls = Array.from({ length: 70 }, () => {
    const [angle, far] = [next() * 2 * Math.PI, Math.sqrt(next()) * 32];
    const at = `${(50 + Math.cos(angle) * far).toFixed(1)} ${(60 + Math.sin(angle) * far * 0.95).toFixed(1)}`;
    return `<path d="M${at} q${(next() * 12 - 6).toFixed(1)} ${(-7 - next() * 5).toFixed(1)} ${(next() * 14 - 3).toFixed(1)} ${(next() * 6 - 3).toFixed(1)}" stroke="${next() < 0.5 ? lighter(PLASTIC, 0.55) : darker(PLASTIC, 0.2)}" stroke-opacity=".85" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;
  });
  return `<defs>${round('ball', PLASTIC, 0.6)}</defs><path d="M50 30 C34 4 66 -4 54 28" stroke="#f2f2ee" stroke-width="3" fill="none"/><circle cx="50" cy="60" r="34" fill="url(#ball)"/>${curls.join('')}`;
}

/** A soap dish with a bar of soap. */
export function drawSoapDish(): string {
  return `<defs>${slope('dish', PLASTIC)}${slope('bar', '#f4efe2')}</defs><path d="M20 44 Q22 34 32 34 H68 Q78 34 80 44 L82 56 H18Z" fill="url(#bar)"/><path d="M28 40 H60" stroke="#fff" stroke-width="3" stroke-linecap="round"/><path d="M4 52 H96 L86 76 Q84 80 78 80 H22 Q16 80 14 76Z" fill="url(#dish)"/><path d="M4 52 H96 L94 58 H6Z" fill="${lighter(PLASTIC, 0.5)}"/><path d="M26 66 H74" stroke="#000" stroke-opacity=".18" stroke-width="3" stroke-linecap="round"/>`;
}

/** A rack with two shelves, or a stand. */
export function drawRack(): string {
  const wire = (y: number) =>
    `<path d="M12 ${y} H88 M12 ${y + 5} H88" stroke="#7d848c" stroke-width="3"/><path d="M12 ${y - 1} H88" stroke="#fff" stroke-opacity=".8" stroke-width="1"/>${Array.from({ length: 8 }, (_, at) => `<path d="M${17 + at * 9.4} ${y} V${y + 16}" stroke="#8d939b" stroke-width="2"/>`).join('')}<path d="M12 ${y + 17} H88" stroke="#6a7078" stroke-width="3"/>`;
  return `<defs>${barrel('post', '#9aa1a9', 0.8)}</defs><rect x="9" y="8" width="6" height="86" rx="3" fill="url(#post)"/><rect x="85" y="8" width="6" height="86" rx="3" fill="url(#post)"/>${wire(22)}${wire(60)}`;
}

/** A string of small lights. */
export function drawStringLights(): string {
  const bulbs = [
    [12, 36, '#e8483f'],
    [30, 56, '#f2b632'],
    [50, 62, '#46a758'],
    [70, 56, '#3d7fe0'],
    [88, 36, '#b457c9'],
  ] as const;
  return `<path d="M4 20 C20 60 80 60 96 20" stroke="#2f6b3c" stroke-width="3" fill="none"/>${bulbs.map(([x, y, colour]) => `<g transform="translate(${x} ${y - 6})"><rect x="-4" y="-4" width="8" height="9" rx="2" fill="#2c4a34"/><path d="M-6 5 C-10 16 -4 26 0 28 C4 26 10 16 6 5Z" fill="${colour}"/><path d="M-3 9 C-5 14 -4 18 -2 21" stroke="#fff" stroke-opacity=".8" stroke-width="2" fill="none"/></g>`).join('')}`;
}

/** An apron. */
export function drawApron(): string {
  return `<defs>${slope('cloth', PLASTIC)}</defs><path d="M34 16 C34 -6 66 -6 66 16" stroke="${darker(PLASTIC, 0.25)}" stroke-width="3.4" fill="none"/><path d="M32 14 H68 C69 32 76 40 86 44 L88 92 Q50 98 12 92 L14 44 C24 40 31 32 32 14Z" fill="url(#cloth)"/><path d="M14 46 L0 54 M86 46 L100 54" stroke="${darker(PLASTIC, 0.25)}" stroke-width="3.4" stroke-linecap="round"/><path d="M34 56 H66 V74 Q66 80 60 80 H40 Q34 80 34 74Z" fill="#fff" fill-opacity=".22" stroke="#fff" stroke-opacity=".7" stroke-width="1.4" stroke-dasharray="3 2"/>`;
}

/** A mat, rolled up at one end. */
export function drawMat(): string {
  return `<defs>${slope('mat', PLASTIC)}${barrel('roll', PLASTIC)}</defs><path d="M30 24 L96 40 L72 88 L8 68Z" fill="url(#mat)"/><path d="M34 32 L86 45 L68 79 L18 64Z" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2.4"/><path d="M44 42 L74 49.5 L62 70 L34 62Z" fill="#fff" fill-opacity=".25"/><path d="M30 24 L96 40 L98 46 L72 94 L8 74 V68 L72 88 L96 40Z" fill="${darker(PLASTIC, 0.35)}"/>`;
}

/** A dustpan with its brush. */
export function drawDustpan(): string {
  const hairs = Array.from(
    { length: 9 },
    (_, at) =>
      `<path d="M${62 + at * 3.6} 54 L${58 + at * 4.4} 76" stroke="#e9e4d8" stroke-width="3" stroke-linecap="round"/>`,
  );
  return `<defs>${slope('pan', PLASTIC)}${barrel('grip', PLASTIC)}</defs><path d="M6 60 L20 34 H66 L80 60 V84 Q80 90 74 90 H12 Q6 90 6 84Z" fill="${darker(PLASTIC, 0.4)}"/><path d="M6 62 H80 V84 Q80 90 74 90 H12 Q6 90 6 84Z" fill="url(#pan)"/><rect x="37" y="4" width="12" height="34" rx="6" fill="url(#grip)"/>${hairs.join('')}<path d="M58 42 H96 V56 H58Z" fill="${darker(PLASTIC, 0.2)}"/><rect x="72" y="8" width="11" height="38" rx="5" fill="url(#grip)"/>`;
}

/** A table. */
export function drawTable(): string {
  return `<defs>${slope('top', PLASTIC)}${barrel('leg', darker(PLASTIC, 0.2))}</defs><path d="M20 40 H27 L25 90 H17Z M73 40 H80 L83 90 H75Z" fill="url(#leg)"/><path d="M10 38 H18 L14 92 H5Z M82 38 H90 L95 92 H86Z" fill="url(#leg)"/><path d="M20 22 H80 L98 40 H2Z" fill="url(#top)"/><path d="M2 40 H98 V46 Q98 48 96 48 H4 Q2 48 2 46Z" fill="${darker(PLASTIC, 0.35)}"/><path d="M24 25 H60 L58 28 H20Z" fill="#fff" fill-opacity=".35"/>`;
}

/** An ironing board. */
export function drawIroningBoard(): string {
  return `<defs>${slope('cloth', PLASTIC)}${barrel('tube', '#9aa1a9', 0.8)}</defs><path d="M26 44 L72 92 M74 44 L26 92" stroke="#7d848c" stroke-width="5" stroke-linecap="round"/><path d="M26 43 L72 91 M74 43 L26 91" stroke="#e3e6e9" stroke-width="1.6" stroke-linecap="round"/><path d="M16 92 H36 M62 92 H84" stroke="#4d535b" stroke-width="5" stroke-linecap="round"/><path d="M4 38 C10 24 30 20 52 20 H90 Q97 20 97 27 V38 Q97 44 90 44 H14 Q3 44 4 38Z" fill="${darker(PLASTIC, 0.3)}"/><path d="M4 34 C10 20 30 16 52 16 H90 Q97 16 97 23 V33 Q97 39 90 39 H14 Q3 40 4 34Z" fill="url(#cloth)"/><path d="M24 25 C34 21 46 20 56 20" stroke="#fff" stroke-opacity=".6" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;
}
