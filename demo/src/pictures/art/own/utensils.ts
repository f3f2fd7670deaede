import { barrel, PLASTIC, round, slope } from './shading.ts';

const STEEL = '#b3b9c1';
const GRIP = '#2a2d33';

/** A utensil that stands upright, turned to the right. */
const turned = (body: string) => `<g transform="rotate(32 50 50)">${body}</g>`;
const METAL = barrel('metal', STEEL, 0.85);

/** A ladle. */
export function drawLadle(): string {
  return `<defs>${METAL}${round('bowl', '#9ba2aa', 0.7)}</defs>${turned('<rect x="46.5" y="-2" width="7" height="68" rx="3.5" fill="url(#metal)"/><circle cx="50" cy="4" r="2" fill="#5f656d"/><path d="M28 66 H72 C72 84 62 94 50 94 C38 94 28 84 28 66Z" fill="url(#metal)"/><ellipse cx="50" cy="66" rx="22" ry="8" fill="#dfe3e7"/><ellipse cx="50" cy="67" rx="19" ry="6" fill="url(#bowl)"/>')}`;
}

/** A slotted turner. */
export function drawTurner(): string {
  return `<defs>${METAL}${barrel('blade', '#4a4e55', 0.35)}</defs>${turned(`<rect x="45" y="-2" width="10" height="38" rx="5" fill="${GRIP}"/><path d="M48 6 V30" stroke="#fff" stroke-opacity=".35" stroke-width="2" stroke-linecap="round"/><rect x="47.5" y="34" width="5" height="26" fill="url(#metal)"/><path d="M36 58 H64 L68 94 Q68 97 65 97 H35 Q32 97 32 94Z" fill="url(#blade)"/><path d="M42 66 L41 88 M50 66 V88 M58 66 L59 88" stroke="#fff" stroke-opacity=".75" stroke-width="3.4" stroke-linecap="round"/>`)}`;
}

/** A spatula of silicone or wood. */
export function drawSpatula(): string {
  return `<defs>${METAL}${barrel('blade', PLASTIC)}</defs>${turned(`<rect x="45.5" y="-2" width="9" height="62" rx="4.5" fill="url(#metal)"/><path d="M37 54 Q50 48 63 54 L66 88 Q64 97 50 97 Q36 97 34 88Z" fill="url(#blade)"/><path d="M42 60 L40 86" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>`)}`;
}

/** A whisk. */
export function drawWhisk(): string {
  const wires = [-20, -12, -4, 4, 12, 20].map(
    (bend) =>
      `<path d="M50 40 C${50 + bend * 1.5} 56 ${50 + bend * 1.5} 84 50 94" stroke="#8b929a" stroke-width="2.4" fill="none"/><path d="M49.4 40 C${49.4 + bend * 1.5} 56 ${49.4 + bend * 1.5} 84 49.4 94" stroke="#f2f4f6" stroke-width=".9" fill="none"/>`,
  );
  return `<defs>${METAL}</defs>${turned(`<rect x="45" y="-2" width="10" height="40" rx="5" fill="url(#metal)"/>${wires.join('')}<rect x="44" y="34" width="12" height="8" rx="2" fill="#767d86"/>`)}`;
}

/** A strainer. */
export function drawStrainer(): string {
  const mesh = Array.from({ length: 9 }, (_, at) => `M${17 + at * 6} 36 V76 M12 ${40 + at * 4} H68`).join('');
  return `<defs><clipPath id="net"><path d="M10 42 C12 68 26 80 40 80 C54 80 68 68 70 42Z"/></clipPath>${round('net-side', '#aeb5bc', 0.7)}</defs><path d="M66 42 L97 22" stroke="${GRIP}" stroke-width="6.5" stroke-linecap="round"/><path d="M8 42 H2" stroke="#8d939b" stroke-width="4" stroke-linecap="round"/><path d="M10 42 C12 68 26 80 40 80 C54 80 68 68 70 42Z" fill="url(#net-side)" fill-opacity=".75"/><path d="${mesh}" stroke="#5f656d" stroke-opacity=".7" stroke-width="1" clip-path="url(#net)"/><ellipse cx="40" cy="42" rx="31" ry="10" fill="#d9dde1"/><ellipse cx="40" cy="43" rx="27" ry="7.4" fill="#868d95"/>`;
}

/** A grater. */
export function drawGrater(): string {
  const holes = [0, 1, 2, 3, 4, 5].flatMap((row) =>
    [0, 1, 2, 3].map(
      (column) =>
        `<ellipse cx="${36 + column * 9.4 + (row % 2) * 3 - 1.5}" cy="${36 + row * 9}" rx="2.8" ry="2.2" fill="#474c53"/><path d="M${33.4 + column * 9.4 + (row % 2) * 3 - 1.5} ${36.6 + row * 9} q2.6 3.4 5.2 0" stroke="#fff" stroke-width="1.1" fill="none"/>`,
    ),
  );
  return `<defs>${METAL}</defs><path d="M36 20 C36 2 64 2 64 20" stroke="${GRIP}" stroke-width="6" fill="none"/><path d="M28 18 H72 L82 92 Q82 94 79 94 H21 Q18 94 18 92Z" fill="url(#metal)"/><path d="M28 18 H72 L73 25 H27Z" fill="${GRIP}"/>${holes.join('')}`;
}

/** A peeler. */
export function drawPeeler(): string {
  return `<defs>${METAL}${barrel('grip', PLASTIC)}</defs>${turned('<rect x="43" y="42" width="14" height="56" rx="7" fill="url(#grip)"/><path d="M47 50 V88" stroke="#fff" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round"/><path d="M50 44 C26 40 28 8 34 2 M50 44 C74 40 72 8 66 2" stroke="#8d939b" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M31 4 H69 V13 H31Z" fill="url(#metal)"/><path d="M37 8.4 H63" stroke="#3b3f45" stroke-width="2.2"/>')}`;
}

/** A rolling pin. */
export function drawRollingPin(): string {
  return `<defs>${slope('wood', '#cf9a5c')}${slope('knob', '#a06a32')}</defs><g transform="rotate(-34 50 50)"><rect x="-6" y="44.5" width="112" height="11" rx="5.5" fill="url(#knob)"/><rect x="14" y="37" width="72" height="26" rx="8" fill="url(#wood)"/><path d="M20 42 H80" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/><path d="M22 50 C40 48 58 53 78 50 M24 57 C44 55 60 59 76 56" stroke="#7a4a1c" stroke-opacity=".35" stroke-width="1.2" fill="none"/></g>`;
}

/** A chopping board. */
export function drawChoppingBoard(): string {
  return `<defs>${slope('wood', '#cf9a5c')}</defs><g transform="rotate(-12 50 50)"><path d="M26 30 Q26 24 32 24 H42 V10 Q42 4 50 4 Q58 4 58 10 V24 H68 Q74 24 74 30 V90 Q74 96 68 96 H32 Q26 96 26 90Z" fill="#8a5a2a" transform="translate(3 2)"/><path d="M26 30 Q26 24 32 24 H42 V10 Q42 4 50 4 Q58 4 58 10 V24 H68 Q74 24 74 30 V90 Q74 96 68 96 H32 Q26 96 26 90Z" fill="url(#wood)"/><circle cx="50" cy="12" r="3.4" fill="#6f431a"/><path d="M34 32 C36 52 32 70 35 90 M44 28 C46 50 42 70 45 92 M56 28 C53 50 59 66 56 92 M66 32 C63 50 68 72 65 90" stroke="#7a4a1c" stroke-opacity=".35" stroke-width="1.4" fill="none"/></g>`;
}

/** A gas lighter. */
export function drawGasLighter(): string {
  return `<defs>${METAL}${barrel('grip', PLASTIC)}</defs><g transform="rotate(38 50 50)"><path d="M42 -2 C36 -8 50 -24 51 -14 C56 -12 60 -4 57 -1Z" fill="#f6a52a"/><rect x="45" y="0" width="10" height="48" rx="3" fill="url(#metal)"/><path d="M38 46 H62 V94 Q62 104 50 104 Q38 104 38 94Z" fill="url(#grip)"/><path d="M62 60 H68 Q70 60 70 63 V78 Q70 81 68 81 H62Z" fill="${GRIP}"/><path d="M44 54 V92" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/></g>`;
}

/** Tongs. */
export function drawTongs(): string {
  return `<defs>${METAL}</defs><g transform="rotate(34 50 50)"><path d="M44 2 C28 34 30 70 40 98" stroke="#7d848c" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M56 2 C72 34 70 70 60 98" stroke="#aab0b8" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M44 4 C30 36 31 66 39 94 M55 4 C70 36 69 66 60 94" stroke="#f4f6f8" stroke-width="2" fill="none" stroke-linecap="round"/><rect x="40" y="-4" width="20" height="14" rx="7" fill="url(#metal)"/></g>`;
}

/** A pastry brush. */
export function drawPastryBrush(): string {
  const hairs = Array.from(
    { length: 11 },
    (_, at) =>
      `<path d="M${38 + at * 2.4} 60 L${34 + at * 3.2} ${94 + (at % 3) * 2}" stroke="url(#hair)" stroke-width="3.6" stroke-linecap="round"/>`,
  );
  return `<defs>${METAL}${barrel('hair', PLASTIC)}</defs>${turned(`<rect x="45" y="-4" width="10" height="50" rx="5" fill="url(#metal)"/>${hairs.join('')}<rect x="35" y="44" width="30" height="18" rx="3" fill="#767d86"/><path d="M38 47 H62" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>`)}`;
}

/** Measuring spoons on a ring. */
export function drawMeasuringSpoons(): string {
  const spoon = (turn: number, size: number) =>
    `<g transform="rotate(${turn} 50 8)"><rect x="47" y="8" width="6" height="${44 + size}" rx="3" fill="url(#grip)"/><ellipse cx="50" cy="${62 + size * 1.3}" rx="${8 + size * 0.7}" ry="${8 + size * 0.7}" fill="url(#grip)"/><ellipse cx="50" cy="${62 + size * 1.3}" rx="${5.6 + size * 0.6}" ry="${5.6 + size * 0.6}" fill="#000" fill-opacity=".22"/></g>`;
  return `<defs>${barrel('grip', PLASTIC)}</defs>${spoon(34, 0)}${spoon(12, 4)}${spoon(-11, 8)}${spoon(-34, 12)}<circle cx="50" cy="9" r="7" fill="none" stroke="#8d939b" stroke-width="2.6"/>`;
}

/** Wooden skewers or toothpicks. */
export function drawSkewers(): string {
  const sticks = [-16, -9, -3, 4, 10, 17].map(
    (turn) =>
      `<path d="M50 104 L49 2 L50 -4 L51.6 2 L51 104Z" fill="#d9aa6a" stroke="#93622a" stroke-width="1.4" transform="rotate(${turn} 50 130)"/>`,
  );
  return `<g transform="rotate(24 50 50) scale(.86) translate(6 10)">${sticks.join('')}<path d="M34 66 H66 V76 H34Z" fill="${PLASTIC}"/><path d="M34 68 H66" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/></g>`;
}

/** A lemon squeezer or garlic press. */
export function drawSqueezer(): string {
  return `<defs>${METAL}${round('cup', STEEL, 0.75)}</defs><g transform="rotate(-36 50 50)"><rect x="26" y="36" width="78" height="10" rx="5" fill="url(#metal)" transform="rotate(-9 26 41)"/><rect x="26" y="52" width="78" height="10" rx="5" fill="#8d939b"/><path d="M2 46 H46 C46 66 36 76 24 76 C12 76 2 66 2 46Z" fill="url(#cup)"/><ellipse cx="24" cy="46" rx="22" ry="9" fill="#dfe3e7"/><path d="M8 46 C10 30 38 30 40 46 C34 50 14 50 8 46Z" fill="#aeb5bc"/></g>`;
}

/** A mortar with its pestle. */
export function drawMortar(): string {
  return `<defs>${barrel('stone', '#9a9da1', 0.5)}${round('inside', '#5f6266', 0.3)}</defs><path d="M58 46 L84 6" stroke="#7d8085" stroke-width="13" stroke-linecap="round"/><path d="M62 36 L80 9" stroke="#d5d8db" stroke-width="3" stroke-linecap="round"/><path d="M10 42 C12 66 24 78 34 82 L28 92 H72 L66 82 C76 78 88 66 90 42Z" fill="url(#stone)"/><path d="M10 42 C20 30 80 30 90 42 C80 54 20 54 10 42Z" fill="#c3c6ca"/><path d="M16 42 C26 34 56 34 60 36 L50 50 C34 50 20 47 16 42Z M62 37 C74 37 80 40 84 42 C80 47 66 50 54 50Z" fill="url(#inside)"/>`;
}
