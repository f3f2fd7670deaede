import type { ArtImage } from '../../art/art-images.ts';
import type { PackFace } from '../../picture-recipe.ts';
import { darker, lighter } from '../colour.ts';
import { brandName, foodMark, netWeight, title } from '../label-parts.ts';
import { frame, groundShadow, picture } from '../picture-frame.ts';
import { roundedRect, shadowOf, softLine } from '../soft.ts';

const OUTLINE =
  'M84 128 C82 108 92 98 112 96 C170 90 230 90 288 96 C308 98 318 108 316 128 C324 200 324 270 316 338 C314 356 304 364 286 366 C230 372 170 372 114 366 C96 364 86 356 84 338 C76 270 76 200 84 128Z';

/** A plump pack with a carrying handle: diapers, pads, underpads. */
export function drawSoftPack(face: PackFace, _art: ArtImage): string {
  const { base, accent } = face;
  const brand = brandName(face, { cx: 200, y: 114, width: 190 }, 40);
  const name = title(face, { cx: 200, y: 122 + brand.height, width: 196 }, 29);
  const top = 132 + brand.height + name.height;
  const room = Math.max(60, 330 - top);
  return frame(
    `<clipPath id="pack"><path d="${OUTLINE}"/></clipPath><radialGradient id="bag" cx=".36" cy=".3" r=".95"><stop offset="0" stop-color="${lighter(base, 0.24)}"/><stop offset=".55" stop-color="${base}"/><stop offset="1" stop-color="${darker(base, 0.32)}"/></radialGradient>`,
    `${groundShadow(200, 368, 134, 16)}<path d="M150 98 C150 58 168 48 200 48 C232 48 250 58 250 98 H232 C232 72 222 66 200 66 C178 66 168 72 168 98Z" fill="${darker(base, 0.1)}"/><path d="M152 96 C152 60 170 52 200 52" stroke="#fff" stroke-opacity=".5" stroke-width="2.5" fill="none"/>
<g clip-path="url(#pack)"><rect width="400" height="400" fill="url(#bag)"/><path d="M70 ${top + room * 0.36} C150 ${top - 16} 250 ${top + room * 0.7} 330 ${top + 4} V400 H70Z" fill="${lighter(accent, 0.75)}"/><path d="M70 ${top + room * 0.36} C150 ${top - 16} 250 ${top + room * 0.7} 330 ${top + 4}" stroke="${accent}" stroke-width="6" fill="none"/></g>
${brand.svg}${name.svg}<g clip-path="url(#pack)">${sketch(face, top, room)}<rect x="70" y="334" width="260" height="40" fill="${accent}"/>${foodMark(face.mark, 104, 340, 15)}${netWeight(face, { cx: 200, y: 338, width: 150 }, 21, accent)}
${softLine('M96 116 C130 106 180 112 210 104 M300 120 C306 190 300 260 306 330 M96 150 C90 210 98 280 92 334', 7, '#fff', 0.5)}${softLine('M84 128 C120 134 140 122 170 130 M316 128 C290 138 270 124 244 132 M90 344 C130 334 150 348 176 340', 3, '#000', 0.2)}</g>`,
    -8,
  );
}

const PAD =
  'M-22 -52 C-22 -66 22 -66 22 -52 L24 -18 L52 -8 C58 2 58 12 50 16 L24 12 L22 52 C22 66 -22 66 -22 52 L-24 12 L-50 16 C-58 12 -58 2 -52 -8 L-24 -18Z';
const DIAPER =
  'M-74 -44 C-40 -36 40 -36 74 -44 L70 -6 C44 -4 26 20 24 46 C10 54 -10 54 -24 46 C-26 20 -44 -4 -70 -6Z';

/** A drawing of the contents on the print. */
function sketch({ title: words, accent, art }: PackFace, top: number, room: number): string {
  const scale = Math.min(1, room / 120);
  const at = `translate(200 ${top + room / 2 + 4}) scale(${scale.toFixed(2)})`;
  if (/breast/i.test(words)) {
    const round = 'M-40 0 A40 40 0 1 1 40 0 A40 40 0 1 1 -40 0Z';
    return `<g transform="${at}">${[-34, 30].map((x) => `<g transform="translate(${x} 0)">${shadowOf(round)}<path d="${round}" fill="#fff"/><path d="M-28 0 A28 28 0 1 1 28 0 A28 28 0 1 1 -28 0Z" fill="none" stroke="${accent}" stroke-width="3" stroke-dasharray="5 4"/></g>`).join('')}</g>`;
  }
  if ((art.name === 'cherry-blossom' || /pad|napkin|liner/i.test(words)) && !/under|training/i.test(words))
    return `<g transform="${at}">${shadowOf(PAD)}<path d="${PAD}" fill="#fff"/><path d="M-12 -46 C-12 -54 12 -54 12 -46 V46 C12 54 -12 54 -12 46Z" fill="none" stroke="${accent}" stroke-width="3" stroke-dasharray="5 4"/></g>`;
  if (/(?:under|training) ?pad/i.test(words))
    return `<g transform="${at}">${shadowOf('M-77 34 L-43 -44 H63 L83 34Z')}<path d="M-70 30 L-40 -40 H60 L76 30Z" fill="#fff" stroke="#7fa8cf" stroke-width="8" stroke-linejoin="round"/></g>`;
  return `<g transform="${at}">${shadowOf(DIAPER)}<path d="${DIAPER}" fill="#fff"/><path d="M-74 -44 C-40 -36 40 -36 74 -44 L73 -30 C40 -22 -40 -22 -73 -30Z" fill="${accent}" opacity=".75"/><path d="M-70 -6 C-46 -2 -30 18 -24 46 M70 -6 C46 -2 30 18 24 46" stroke="#c9d3dc" stroke-width="4" fill="none"/><path d="M-18 0 C-6 12 6 12 18 0" stroke="#dfe6ec" stroke-width="4" fill="none"/></g>`;
}

/** Rolls of paper, visible through film. */
export function drawRolls(face: PackFace): string {
  const { base, accent } = face;
  const brand = brandName(face, { cx: 200, y: 226, width: 170 }, 34);
  const name = title(face, { cx: 200, y: 230 + brand.height, width: 190 }, 22, 1);
  const roll = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y + 92}" rx="54" ry="16" fill="#dfe2e4"/><path d="M${x - 54} ${y} V${y + 92} C${x - 54} ${y + 114} ${x + 54} ${y + 114} ${x + 54} ${y + 92} V${y}Z" fill="url(#paper)"/><ellipse cx="${x}" cy="${y}" rx="54" ry="17" fill="#fbfbf9" stroke="#d3d3cf" stroke-width="1.5"/><ellipse cx="${x}" cy="${y}" rx="38" ry="11.5" fill="none" stroke="#dededa"/><ellipse cx="${x}" cy="${y}" rx="19" ry="6" fill="#b59a78"/><ellipse cx="${x}" cy="${y + 1}" rx="14" ry="4" fill="#6f5a42"/>`;
  const rolls = /kitchen|towel|foil/i.test(face.title)
    ? [roll(140, 100), roll(258, 100), roll(140, 186), roll(258, 186)]
    : [roll(140, 108), roll(258, 108), roll(140, 226), roll(258, 226)];
  return frame(
    `<linearGradient id="paper" x1="0" x2="1"><stop offset="0" stop-color="#cfd3d6"/><stop offset=".25" stop-color="#ffffff"/><stop offset=".7" stop-color="#f4f4f1"/><stop offset="1" stop-color="#c3c8cc"/></linearGradient><clipPath id="pack"><rect x="74" y="80" width="252" height="288" rx="22"/></clipPath>`,
    `${groundShadow(200, 366, 140, 15)}${rolls.join('')}<g clip-path="url(#pack)"><path d="M60 218 C140 210 260 210 340 218 V${Math.max(288, 242 + brand.height + name.height)} C260 ${Math.max(296, 250 + brand.height + name.height)} 140 ${Math.max(296, 250 + brand.height + name.height)} 60 ${Math.max(288, 242 + brand.height + name.height)}Z" fill="${base}" opacity=".94"/><path d="M60 218 C140 210 260 210 340 218" stroke="${accent}" stroke-width="5" fill="none"/>${brand.svg}${name.svg}
<rect x="120" y="324" width="160" height="28" rx="14" fill="${accent}"/>${netWeight(face, { cx: 200, y: 328, width: 140 }, 19, accent)}${softLine('M84 100 C78 180 88 260 82 350', 8, '#fff', 0.8)}${softLine('M310 96 C318 170 308 260 316 350', 6, '#fff', 0.7)}</g><rect x="76" y="82" width="248" height="284" rx="22" fill="none" stroke="#9aa4ad" stroke-opacity=".55" stroke-width="1.6"/><path d="M76 104 L60 92 M324 104 L340 92 M76 350 L62 360 M324 350 L338 360" stroke="#9aa4ad" stroke-opacity=".6" stroke-width="2"/>`,
    -10,
  );
}

/** Moist wipes: a flat pack with a resealable lid. */
export function drawWipes(face: PackFace, art: ArtImage): string {
  const { base, accent } = face;
  const brand = brandName(face, { cx: 130, y: 168, width: 120 }, 32);
  const name = title(face, { cx: 130, y: 174 + brand.height, width: 122 }, 24);
  const shape =
    'M40 146 C40 134 46 130 58 130 H342 C354 130 360 134 360 146 V286 C360 298 354 302 342 302 H58 C46 302 40 298 40 286Z';
  return frame(
    `<clipPath id="pack"><path d="${shape}"/></clipPath><linearGradient id="bag" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${lighter(base, 0.28)}"/><stop offset=".35" stop-color="${base}"/><stop offset="1" stop-color="${darker(base, 0.26)}"/></linearGradient>`,
    `${groundShadow(200, 306, 170, 16)}<g clip-path="url(#pack)"><rect width="400" height="400" fill="url(#bag)"/><path d="M206 120 C186 180 230 240 200 310 H400 V120Z" fill="${lighter(accent, 0.7)}"/><path d="M206 120 C186 180 230 240 200 310" stroke="${accent}" stroke-width="5" fill="none"/>${brand.svg}${name.svg}${netWeight(face, { cx: 108, y: 272, width: 96 }, 18, base)}${picture(art, 312, 250, 40)}
<path d="M46 130 V302 M54 130 V302 M346 130 V302 M354 130 V302" stroke="#fff" stroke-opacity=".45" stroke-width="1.6"/></g>
${shadowOf(roundedRect(218, 150, 112, 92, 16))}<g><rect x="218" y="150" width="112" height="92" rx="16" fill="#fdfdfd"/><rect x="226" y="158" width="96" height="76" rx="12" fill="${lighter(accent, 0.85)}"/><path d="M252 240 H296 C296 250 252 250 252 240Z" fill="#e3e6e9"/></g><path d="M250 206 C256 176 268 190 276 170 C284 188 292 178 300 206Z" fill="#fff" stroke="#d7dde2" stroke-width="1.5"/><path d="M262 204 C266 192 270 194 276 182" stroke="#d7dde2" stroke-width="2" fill="none"/>`,
    -16,
  );
}
