import type { ArtImage } from '../../art/art-images.ts';
import type { PackFace } from '../../picture-recipe.ts';
import { darker, lighter } from '../colour.ts';
import { brandName, foodMark, netWeight, title } from '../label-parts.ts';
import { frame, groundShadow, picture } from '../picture-frame.ts';

const OUTLINE =
  'M118 122 C104 130 96 142 96 160 V334 C96 356 108 366 128 366 H272 C292 366 304 356 304 334 V160 C304 142 296 130 282 122Z';
const LID =
  'M106 66 C106 58 112 54 120 54 H280 C288 54 294 58 294 66 V114 C294 122 288 126 280 126 H120 C112 126 106 122 106 114Z';

/** Honey, pickle, ghee, coffee, cream. */
export function drawJar(face: PackFace, art: ArtImage): string {
  const { base, accent, fill = accent } = face;
  const brand = brandName(face, { cx: 245, y: 198, width: 96 }, 28);
  const name = title(face, { cx: 246, y: 203 + brand.height, width: 92 }, 22, 3);
  const foot = Math.max(288, 210 + brand.height + name.height);
  const ribs = Array.from(
    { length: 30 },
    (_, rib) => `<rect x="${111 + rib * 6.1}" y="76" width="1.8" height="44" fill="#000" opacity=".12"/>`,
  );
  const definitions = `<clipPath id="pack"><path d="${OUTLINE}"/></clipPath><linearGradient id="fluid" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${lighter(fill, 0.16)}"/><stop offset="1" stop-color="${darker(fill, 0.22)}"/></linearGradient>`;
  return frame(
    definitions,
    `${groundShadow(200, 367, 130, 16)}<g clip-path="url(#pack)"><rect width="400" height="400" fill="${lighter(fill, 0.75)}"/>
<rect y="140" width="400" height="260" fill="url(#fluid)"/><ellipse cx="200" cy="141" rx="104" ry="7" fill="${lighter(fill, 0.4)}"/>
<path d="M90 176 C150 188 250 188 310 176 V334 C250 346 150 346 90 334Z" fill="${base}"/>
<path d="M90 182 C150 194 250 194 310 182" stroke="${accent}" stroke-width="3.5" fill="none"/><path d="M90 328 C150 340 250 340 310 328" stroke="${accent}" stroke-width="3.5" fill="none"/>
</g><circle cx="143" cy="260" r="45" fill="#fff" opacity=".95"/><circle cx="143" cy="260" r="45" fill="none" stroke="${accent}" stroke-width="3"/>${picture(art, 109, 226, 68)}
${brand.svg}${name.svg}${foodMark(face.mark, 196, foot + 3, 13)}${netWeight(face, { cx: 252, y: foot, width: 80 }, 17, base)}
<g clip-path="url(#pack)"><g transform="translate(96 0) scale(.52 1)"><rect width="400" height="400" fill="url(#round)"/></g></g>
<path d="${OUTLINE}" fill="none" stroke="${darker(fill, 0.4)}" stroke-opacity=".35" stroke-width="1.5"/>
<path d="${LID}" fill="${darker(base, 0.18)}"/><path d="${LID}" fill="url(#round)"/><ellipse cx="200" cy="57" rx="90" ry="7" fill="${lighter(base, 0.2)}"/>${ribs.join('')}`,
    -8,
  );
}
