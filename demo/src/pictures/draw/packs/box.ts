import type { ArtImage } from '../../art/art-images.ts';
import type { PackFace } from '../../picture-recipe.ts';
import { darker, lighter } from '../colour.ts';
import { barcode, brandPill, foodMark, netWeight, rays, smallPrint, title } from '../label-parts.ts';
import { frame, groundShadow, picture } from '../picture-frame.ts';

/** Tea, biscuits, cereal, detergent. */
export function drawBox(face: PackFace, art: ArtImage): string {
  const { base, accent } = face;
  const pill = brandPill(face.brand, 170, 108, 136, accent);
  const name = title(face, { cx: 170, y: 112 + pill.height, width: 148 }, 29);
  const top = 118 + pill.height + name.height;
  const radius = Math.min(54, (314 - top) / 2);
  const middle = 314 - radius;
  const definitions = `<clipPath id="front"><path d="M88 96 L252 108 L252 372 L88 344Z"/></clipPath><clipPath id="side"><path d="M252 108 L316 86 L316 332 L252 372Z"/></clipPath><linearGradient id="bag" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighter(base, 0.16)}"/><stop offset="1" stop-color="${darker(base, 0.18)}"/></linearGradient>`;
  return frame(
    definitions,
    `${groundShadow(206, 362, 136, 18)}<path d="M88 96 L252 108 L316 86 L156 76Z" fill="${lighter(base, 0.32)}"/>
<g clip-path="url(#front)"><g transform="matrix(1 .073 0 1 0 -6.4)"><rect x="88" y="90" width="164" height="280" fill="url(#bag)"/>
${rays(170, 262, 190, 30, lighter(base, 0.6), 0.16)}
<circle cx="170" cy="${middle}" r="${radius}" fill="#fff" opacity=".94"/><circle cx="170" cy="${middle}" r="${radius}" fill="none" stroke="${accent}" stroke-width="4"/>
<path d="M88 322 H252 V386 H88Z" fill="${accent}"/></g></g>
<g transform="matrix(1 .073 0 1 0 -6.4)">${picture(art, 170 - radius * 0.78, middle - radius * 0.78, radius * 1.56)}${pill.svg}${name.svg}${foodMark(face.mark, 99, 328, 14)}${netWeight(face, { cx: 196, y: 326, width: 100 }, 17, accent)}</g>
<g clip-path="url(#side)"><rect x="250" y="80" width="70" height="300" fill="${darker(base, 0.34)}"/><path d="M252 333 L316 304 V336 L252 376Z" fill="${darker(accent, 0.34)}"/>
<g transform="matrix(1 -.36 0 1 0 92)"><rect x="264" y="150" width="40" height="62" rx="3" fill="#fff" opacity=".82"/>${smallPrint(268, 156, 32, 6, 9)}${barcode(264, 226, 40, 22)}</g></g>
<path d="M252 108 V372" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/><path d="M88 96 L252 108 L316 86" stroke="#fff" stroke-opacity=".5" stroke-width="1.4" fill="none"/>`,
    -22,
  );
}
