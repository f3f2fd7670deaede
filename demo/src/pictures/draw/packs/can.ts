import type { ArtImage } from '../../art/art-images.ts';
import type { PackFace } from '../../picture-recipe.ts';
import { darker, lighter } from '../colour.ts';
import { brandName, foodMark, netWeight, title, withoutScript } from '../label-parts.ts';
import { frame, groundShadow, picture } from '../picture-frame.ts';

const OUTLINE =
  'M134 66 C128 78 122 86 122 100 V324 C122 338 130 348 136 358 C160 370 240 370 264 358 C270 348 278 338 278 324 V100 C278 86 272 78 266 66 C240 74 160 74 134 66Z';
const BUBBLES = [
  [140, 300, 5],
  [156, 318, 3.5],
  [246, 306, 6],
  [262, 280, 4],
  [230, 322, 3],
  [172, 306, 3],
] as const;

/** Soft drinks, tins, deodorants. */
export function drawCan(face: PackFace, art: ArtImage): string {
  const { base, accent } = face;
  const brand = brandName(face, { cx: 200, y: 110, width: 136 }, 44);
  const name = title(withoutScript(face), { cx: 200, y: 116 + brand.height, width: 132 }, 21);
  const top = 120 + brand.height + name.height;
  const size = Math.min(104, 306 - top);
  const drops = BUBBLES.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".4"/>`);
  const definitions = `<clipPath id="pack"><path d="${OUTLINE}"/></clipPath><linearGradient id="bag" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lighter(base, 0.1)}"/><stop offset="1" stop-color="${darker(base, 0.3)}"/></linearGradient>`;
  return frame(
    definitions,
    `${groundShadow(200, 364, 96, 15)}<g clip-path="url(#pack)"><rect width="400" height="400" fill="url(#metal)"/>
<path d="M110 90 C150 102 250 102 290 90 V338 C250 350 150 350 110 338Z" fill="url(#bag)"/>
<path d="M110 262 C170 218 230 312 290 244 V338 C250 350 150 350 110 338Z" fill="${accent}"/><path d="M110 262 C170 218 230 312 290 244" stroke="#fff" stroke-width="5" stroke-opacity=".85" fill="none"/></g>
${brand.svg}${name.svg}${picture(art, 200 - size / 2, top, size, -8)}${drops.join('')}
${foodMark(face.mark, 138, 320, 12)}${netWeight(face, { cx: 212, y: 315, width: 84 }, 16, accent)}
<g clip-path="url(#pack)"><g transform="translate(122 0) scale(.39 1)"><rect width="400" height="400" fill="url(#round)"/></g></g>
<ellipse cx="200" cy="66" rx="67" ry="11" fill="url(#metal)"/><ellipse cx="200" cy="66" rx="59" ry="8" fill="#9aa1ab"/><ellipse cx="200" cy="67" rx="59" ry="7" fill="#c9ced6"/>
<path d="M186 66 C186 61 214 61 214 66 C214 71 186 71 186 66Z" fill="#7f8690"/><ellipse cx="200" cy="64" rx="9" ry="2.6" fill="#eceff3"/>`,
    -12,
  );
}
