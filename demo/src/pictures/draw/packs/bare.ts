import type { PackFace } from '../../picture-recipe.ts';
import { darker, lighter, mix } from '../colour.ts';
import { brandName, netWeight, setFlat } from '../label-parts.ts';
import { frame, groundShadow } from '../picture-frame.ts';
import { softEllipse, softLine } from '../soft.ts';
import { tag } from './tag.ts';

/** A pseudorandom number between 0 and 1, always the same for the same `at`. */
const chance = (at: number) => Math.abs(Math.sin(at * 127.1 + 11.7) * 43758.5453) % 1;

/** A broom: grass that fans out, or a bundle of coconut sticks. */
export function drawBroom(face: PackFace): string {
  const sticks = /coconut|nariyal|stick|seek|hard/i.test(face.title);
  const count = sticks ? 130 : 210;
  const spread = sticks ? 44 : 96;
  const blades = Array.from({ length: count }, (_, at) => {
    const side = (at / count - 0.5) * 2 + (chance(at) - 0.5) * 0.16;
    const x = 132 + side * spread;
    const y = 372 - Math.abs(side) * (sticks ? 8 : 26) - chance(at + 9) * 22;
    const colour = mix(sticks ? '#5a3c1e' : '#a8843c', sticks ? '#b08a54' : '#e4cd8a', chance(at + 3));
    return `<path d="M${(132 + side * 13).toFixed(1)} 168 C${(132 + side * 20).toFixed(1)} 220 ${(x - side * 14).toFixed(1)} 290 ${x.toFixed(1)} ${y.toFixed(1)}" stroke="${colour}" stroke-width="${sticks ? 1.7 : 1.3}" fill="none"/>`;
  });
  const binding = (y: number, half: number) =>
    `<path d="M${132 - half} ${y} C${132 - half} ${y + 6} ${132 + half} ${y + 6} ${132 + half} ${y} V${y + 9} C${132 + half} ${y + 15} ${132 - half} ${y + 15} ${132 - half} ${y + 9}Z" fill="${face.accent}"/>`;
  const grip = sticks
    ? Array.from(
        { length: 26 },
        (_, at) =>
          `<path d="M${119 + at} ${56 + chance(at) * 14} V176" stroke="${mix('#5a3c1e', '#b08a54', chance(at))}" stroke-width="1.7"/>`,
      ).join('')
    : `<path d="M119 34 Q132 26 145 34 L147 176 H117Z" fill="url(#pipe)"/><path d="M119 60 H145 M119 90 H145 M118 120 H146" stroke="#000" stroke-opacity=".14" stroke-width="1.5"/>`;
  return frame(
    `<linearGradient id="pipe" x1="0" x2="1"><stop offset="0" stop-color="${darker(face.base, 0.3)}"/><stop offset=".3" stop-color="${lighter(face.base, 0.45)}"/><stop offset="1" stop-color="${darker(face.base, 0.4)}"/></linearGradient>`,
    `${groundShadow(140, 372, sticks ? 70 : 112, 10)}${blades.join('')}${grip}${binding(164, 16)}${binding(sticks ? 196 : 184, sticks ? 19 : 22)}<path d="M148 180 C176 170 200 150 236 148" stroke="#8a6a3c" stroke-width="2" fill="none"/>${tag(face, 288, 130)}`,
    -8,
  );
}

/** A mop with its strands, or a wiper. */
export function drawMop(face: PackFace): string {
  const wiper = /wiper|squeegee/i.test(face.title);
  const refill = /refill/i.test(face.title);
  const strands = Array.from({ length: 64 }, (_, at) => {
    const side = (at / 63 - 0.5) * 2;
    return `<path d="M${(128 + side * 34).toFixed(1)} 266 C${(128 + side * 66).toFixed(1)} 290 ${(128 + side * 92).toFixed(1)} 330 ${(128 + side * 84 + chance(at) * 12).toFixed(1)} ${(364 - Math.abs(side) * 8 + chance(at + 5) * 10).toFixed(1)}" stroke="${mix('#bcc4c8', '#ffffff', chance(at + 2))}" stroke-width="5.5" stroke-linecap="round" fill="none"/>`;
  });
  const pole = refill ? '' : `<rect x="121" y="18" width="14" height="246" rx="6" fill="url(#pipe)"/>`;
  const head = wiper
    ? `<rect x="40" y="300" width="176" height="26" rx="8" fill="${face.base}"/><rect x="40" y="300" width="176" height="26" rx="8" fill="url(#down)"/><path d="M44 326 H212 L206 352 H50Z" fill="#2c3036"/><path d="M112 262 H144 V304 H112Z" fill="${face.base}"/>`
    : `${strands.join('')}<path d="M88 250 H168 L176 278 H80Z" fill="${face.base}"/><path d="M88 250 H168 L176 278 H80Z" fill="url(#down)"/>`;
  return frame(
    `<linearGradient id="pipe" x1="0" x2="1"><stop offset="0" stop-color="#8d939c"/><stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="#7c828b"/></linearGradient>`,
    `${groundShadow(134, 368, 104, 10)}${pole}${head}${tag(face, 288, 130)}`,
    -4,
  );
}

/** An LED bulb in front of its box. */
export function drawBulb(face: PackFace): string {
  const { base, accent } = face;
  const brand = brandName(face, { cx: 262, y: 116, width: 132 }, 32);
  const words = setFlat(face.title, { cx: 262, y: 122 + brand.height, width: 134, largest: 25 }, base);
  return frame(
    `<linearGradient id="bag" x1="0" x2=".3" y1="0" y2="1"><stop offset="0" stop-color="${lighter(base, 0.16)}"/><stop offset="1" stop-color="${darker(base, 0.2)}"/></linearGradient><radialGradient id="glass" cx=".38" cy=".3" r=".8"><stop offset="0" stop-color="#ffffff"/><stop offset=".5" stop-color="#f6f4ec"/><stop offset="1" stop-color="#c9c7bd"/></radialGradient><linearGradient id="cone" x1="0" x2="1"><stop offset="0" stop-color="#b9bec4"/><stop offset=".28" stop-color="#ffffff"/><stop offset=".7" stop-color="#e6e9ec"/><stop offset="1" stop-color="#9aa1a9"/></linearGradient>`,
    `${groundShadow(264, 362, 96, 13)}<path d="M188 96 L208 76 H348 L336 96Z" fill="${lighter(base, 0.36)}"/><rect x="188" y="96" width="148" height="266" fill="url(#bag)"/><path d="M336 96 L348 76 V338 L336 362Z" fill="${darker(base, 0.38)}"/><path d="M188 316 H336 V362 H188Z" fill="${accent}"/>${brand.svg}${words.svg}<path d="M262 ${150 + brand.height + words.height} l-18 34 h16 l-8 34 l28 -42 h-18 l12 -26Z" fill="${accent}"/>${netWeight(face, { cx: 266, y: 326, width: 110 }, 22, accent)}
${groundShadow(118, 364, 62, 11)}<path d="M62 196 C62 150 90 124 122 124 C154 124 182 150 182 196 C182 222 172 234 164 250 H80 C72 234 62 222 62 196Z" fill="url(#glass)"/><g transform="rotate(18 98 170)">${softEllipse('gleam', [98, 170, 14, 26], 0.9)}</g><path d="M78 248 H166 L148 310 H96Z" fill="url(#cone)"/><path d="M86 262 H158 M90 276 H154 M94 290 H150" stroke="#8d949c" stroke-opacity=".5" stroke-width="2"/><rect x="100" y="308" width="44" height="40" rx="4" fill="url(#metal)"/><path d="M104 318 H140 M104 332 H140" stroke="#6f757d" stroke-opacity=".6" stroke-width="2"/><circle cx="98" cy="340" r="5" fill="#b9a45c"/><circle cx="146" cy="340" r="5" fill="#b9a45c"/><path d="M108 348 H136 L130 360 H114Z" fill="#33363b"/>`,
    -16,
  );
}

const FLASK =
  'M112 92 H152 V112 C152 128 184 138 184 172 V340 C184 358 176 366 160 366 H104 C88 366 80 358 80 340 V172 C80 138 112 128 112 112Z';

/** A drinking bottle: copper, steel, or in the brand's colour. */
export function drawFlask(face: PackFace): string {
  const { base, accent, fill: body = base } = face;
  return frame(
    `<linearGradient id="skin" x1="0" x2="1"><stop offset="0" stop-color="${darker(body, 0.3)}"/><stop offset=".24" stop-color="${lighter(body, 0.72)}"/><stop offset=".42" stop-color="${body}"/><stop offset=".8" stop-color="${lighter(body, 0.18)}"/><stop offset="1" stop-color="${darker(body, 0.42)}"/></linearGradient><linearGradient id="lid" x1="0" x2="1"><stop offset="0" stop-color="#16181d"/><stop offset=".3" stop-color="#6a7080"/><stop offset="1" stop-color="#101216"/></linearGradient>`,
    `${groundShadow(132, 368, 70, 11)}<path d="${FLASK}" fill="url(#skin)"/><path d="${FLASK}" fill="none" stroke="${darker(body, 0.5)}" stroke-opacity=".4" stroke-width="1.5"/><path d="M81 186 H183 M81 336 H183" stroke="${darker(body, 0.45)}" stroke-opacity=".45" stroke-width="2"/><rect x="104" y="48" width="56" height="50" rx="8" fill="url(#lid)"/><rect x="100" y="90" width="64" height="9" rx="4" fill="url(#lid)"/><path d="M118 48 V34 Q118 26 126 26 H138 Q146 26 146 34 V48" stroke="url(#lid)" stroke-width="7" fill="none"/><path d="M160 118 C196 112 214 124 232 148" stroke="${accent}" stroke-width="2.4" fill="none"/>${tag(face, 284, 146)}`,
    -8,
  );
}

/** A notebook; with a spiral if its name says so. */
export function drawNotebook(face: PackFace): string {
  const { base, accent } = face;
  const brand = brandName(face, { cx: 212, y: 306, width: 190 }, 28);
  const words = setFlat(face.title, { cx: 212, y: 142, width: 150, largest: 30 }, '#ffffff', 3);
  const spiral = /spiral|wiro|pad/i.test(face.title);
  const rings = Array.from(
    { length: 15 },
    (_, at) =>
      `<path d="M104 ${70 + at * 19.4} C84 ${66 + at * 19.4} 84 ${80 + at * 19.4} 108 ${77 + at * 19.4}" stroke="#5d636b" stroke-width="3.4" fill="none"/><circle cx="109" cy="${76 + at * 19.4}" r="3.6" fill="${darker(base, 0.5)}"/>`,
  );
  const pages = [0, 1, 2, 3].map(
    (at) =>
      `<path d="M${318 + at * 2} ${58 + at * 2} V${356 + at * 2} H${106 + at * 2}" stroke="${at % 2 ? '#d9d4c6' : '#f6f2e6'}" stroke-width="2.4" fill="none"/>`,
  );
  return frame(
    `<linearGradient id="bag" x1="0" x2=".4" y1="0" y2="1"><stop offset="0" stop-color="${lighter(base, 0.16)}"/><stop offset="1" stop-color="${darker(base, 0.2)}"/></linearGradient>`,
    `${groundShadow(212, 366, 136, 13)}<g transform="rotate(-3 200 200)"><rect x="100" y="56" width="226" height="310" rx="8" fill="${darker(base, 0.35)}"/>${pages.join('')}<rect x="94" y="50" width="222" height="304" rx="8" fill="url(#bag)"/><path d="M94 250 C160 220 240 300 316 240 V346 Q316 354 308 354 H102 Q94 354 94 346Z" fill="${accent}" opacity=".9"/>${spiral ? rings.join('') : `<rect x="94" y="50" width="26" height="304" rx="6" fill="${darker(base, 0.38)}"/><path d="M122 52 V352" stroke="#000" stroke-opacity=".25" stroke-width="2"/>`}<rect x="132" y="112" width="160" height="${Math.max(92, words.height + 66)}" rx="6" fill="#fff"/>${words.svg}<path d="M148 ${132 + words.height + 22} H276" stroke="#9aa4ad" stroke-width="1.5"/>${netWeight(face, { cx: 212, y: 138 + words.height + 22, width: 120 }, 15, '#ffffff')}${brand.svg}<path d="M300 60 L312 60 L150 350 L120 350Z" fill="#fff" opacity=".08"/></g>`,
    -6,
  );
}

/** Incense: a slim box with some of its sticks in front. */
export function drawIncense(face: PackFace): string {
  const { base, accent } = face;
  const brand = brandName(face, { cx: 152, y: 66, width: 100 }, 30);
  const words = setFlat(face.title, { cx: 152, y: 74 + brand.height, width: 100, largest: 22 }, base, 3);
  const thick = /dhoop/i.test(face.title);
  const areCones = /\bcones?\b/i.test(face.title);
  const cones = [
    [262, 338],
    [306, 338],
    [240, 358],
    [284, 358],
    [328, 358],
  ].map(
    ([x = 0, y = 0], at) =>
      `<path d="M${x - 17} ${y} L${x} ${y - 52} L${x + 17} ${y} Q${x} ${y + 10} ${x - 17} ${y}Z" fill="${mix('#4a3222', '#7a5638', chance(at + 4))}"/><path d="M${x - 9} ${y - 2} L${x - 1} ${y - 44}" stroke="#fff" stroke-opacity=".28" stroke-width="3"/>`,
  );
  const sticks = Array.from({ length: thick ? 6 : 11 }, (_, at) => {
    const [x, y] = [236 + at * (thick ? 17 : 9), 60 + chance(at) * 16];
    const lean = at * 1.6 - 6;
    return `<g transform="rotate(${lean.toFixed(1)} ${x} 360)"><rect x="${x - 1.4}" y="${thick ? y + 90 : y + 190}" width="2.8" height="${thick ? 0 : 110}" fill="#c9a45c"/><rect x="${x - (thick ? 6 : 2.8)}" y="${thick ? y + 130 : y + 10}" width="${thick ? 12 : 5.6}" height="${thick ? 170 : 196}" rx="${thick ? 5 : 2.6}" fill="${mix('#4a3222', '#7a5638', chance(at + 4))}"/><rect x="${x - (thick ? 4 : 1.8)}" y="${thick ? y + 132 : y + 12}" width="1.6" height="${thick ? 164 : 190}" fill="#fff" opacity=".22"/></g>`;
  });
  return frame(
    `<linearGradient id="bag" x1="0" x2="1"><stop offset="0" stop-color="${darker(base, 0.15)}"/><stop offset=".3" stop-color="${lighter(base, 0.14)}"/><stop offset="1" stop-color="${darker(base, 0.1)}"/></linearGradient>`,
    `${groundShadow(200, 366, 140, 13)}<path d="M94 44 L112 30 H224 L210 44Z" fill="${lighter(base, 0.36)}"/><path d="M210 44 L224 30 V350 L210 366Z" fill="${darker(base, 0.4)}"/><rect x="94" y="44" width="116" height="322" fill="url(#bag)"/><path d="M102 52 H202 V358 H102Z" fill="none" stroke="${accent}" stroke-width="2"/><circle cx="152" cy="250" r="42" fill="${accent}"/>${petals(152, 250, base)}<path d="M94 318 H210 V366 H94Z" fill="${accent}"/>${brand.svg}${words.svg}${netWeight(face, { cx: 152, y: 330, width: 96 }, 19, accent)}${(areCones ? cones : sticks).join('')}<g transform="translate(0 ${areCones ? 196 : 0})">${softLine('M258 70 C240 44 276 34 258 10 M296 78 C280 52 312 44 298 18', 5, '#9a948c', 0.35)}</g>`,
    -2,
  );
}

function petals(x: number, y: number, colour: string): string {
  return [0, 45, 90, 135, 180, 225, 270, 315]
    .map(
      (turn) =>
        `<ellipse cx="${x}" cy="${y - 20}" rx="9" ry="18" fill="${colour}" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .concat(`<circle cx="${x}" cy="${y}" r="8" fill="#fff"/>`)
    .join('');
}
