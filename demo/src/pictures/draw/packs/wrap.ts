import type { ArtImage } from '../../art/art-images.ts';
import type { PackFace } from '../../picture-recipe.ts';
import { darker, lighter } from '../colour.ts';
import { brandName, foodMark, netWeight, title } from '../label-parts.ts';
import { frame, groundShadow, picture } from '../picture-frame.ts';

const OUTLINE =
  'M46 138 L58 148 L46 158 L58 168 L46 178 L58 188 L46 198 L58 208 L46 218 L58 228 L46 238 L58 248 L46 258 L62 268 H338 L354 258 L342 248 L354 238 L342 228 L354 218 L342 208 L354 198 L342 188 L354 178 L342 168 L354 158 L342 148 L354 138 L338 130 H62Z';

/** A horizontal flow wrap: chocolate, soap, biscuits, noodles. */
export function drawWrap(face: PackFace, art: ArtImage): string {
  const { base, accent } = face;
  const brand = brandName(face, { cx: 166, y: 144, width: 172 }, 34);
  const name = title(face, { cx: 166, y: 150 + brand.height, width: 172 }, 27);
  return frame(
    `<clipPath id="pack"><path d="${OUTLINE}"/></clipPath><linearGradient id="bag" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lighter(base, 0.22)}"/><stop offset=".3" stop-color="${base}"/><stop offset="1" stop-color="${darker(base, 0.3)}"/></linearGradient>`,
    `${groundShadow(200, 274, 164, 15)}<g clip-path="url(#pack)"><rect width="400" height="400" fill="url(#bag)"/>
<path d="M262 120 C236 170 292 220 258 280 H400 V120Z" fill="${accent}"/><path d="M262 120 C236 170 292 220 258 280" stroke="#fff" stroke-opacity=".75" stroke-width="4" fill="none"/>
${picture(art, 278, 152, 58)}${netWeight(face, { cx: 302, y: 230, width: 66 }, 17, accent)}
<path d="M66 130 V268 M72 130 V268 M328 130 V268 M334 130 V268" stroke="#fff" stroke-opacity=".35" stroke-width="1.4"/></g>${brand.svg}${name.svg}${foodMark(face.mark, 78, 240, 14)}`,
    -2,
  );
}
