import type { ArtImage } from '../../art/art-images.ts';
import type { PackFace } from '../../picture-recipe.ts';
import { darker, inkOn, lighter } from '../colour.ts';
import { brandPill, foodMark, netWeight, rays, title } from '../label-parts.ts';
import { frame, groundShadow, picture } from '../picture-frame.ts';
import { softLine } from '../soft.ts';

const OUTLINE =
  'M96 40 C120 46 280 46 304 40 C309 60 300 92 305 130 C314 200 312 270 303 330 C303 350 308 356 305 366 C270 372 130 372 95 366 C92 356 97 350 97 330 C88 270 86 200 95 130 C100 92 91 60 96 40Z';

/** A pillow pouch: crisps, flour, pulses, sweets. */
export function drawPouch(face: PackFace, art: ArtImage): string {
  const { base, accent } = face;
  const pill = brandPill(face.brand, 200, 66, 150, accent);
  const name = title(face, { cx: 200, y: 70 + pill.height, width: 186 }, 36);
  const top = 72 + pill.height + name.height;
  const size = Math.min(150, 322 - top);
  const definitions = `<clipPath id="pack"><path d="${OUTLINE}"/></clipPath><linearGradient id="bag" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="${lighter(base, 0.12)}"/><stop offset="1" stop-color="${darker(base, 0.22)}"/></linearGradient>`;
  return frame(
    definitions,
    `${groundShadow(200, 370, 128, 16)}<g clip-path="url(#pack)"><rect width="400" height="400" fill="url(#bag)"/>
${rays(200, 238, 210, 26, lighter(base, 0.5), 0.18)}
<path d="M80 306 C140 276 250 331 320 292 V380 H80Z" fill="${accent}"/><path d="M80 306 C140 276 250 331 320 292" stroke="#fff" stroke-opacity=".7" stroke-width="4" fill="none"/></g>
${pill.svg}${name.svg}${picture(art, 200 - size / 2, top, size)}
${foodMark(face.mark, 110, 332, 15)}${netWeight(face, { cx: 256, y: 329, width: 84 }, 20, accent)}
<g clip-path="url(#pack)">${seal(43)}${seal(352)}
<rect width="400" height="400" fill="url(#foil)" transform="translate(88 0) scale(.56 1)"/>
${softLine('M112 70 C104 130 106 250 116 340', 9, '#fff', 0.35)}${softLine('M290 80 C298 140 296 250 286 330', 12, inkOn('#ffffff'), 0.22)}</g>`,
  );
}

/** The pressed seam at both ends. */
function seal(y: number): string {
  const lines = [0, 4, 8, 12].map(
    (down) =>
      `<path d="M97 ${y + down} C140 ${y + down + 4} 260 ${y + down + 4} 303 ${y + down}" stroke="#fff" stroke-opacity=".45" stroke-width="1.3" fill="none"/>`,
  );
  return `<g opacity=".5">${lines.join('')}</g>`;
}
