import type { ArtImage } from '../../art/art-images.ts';
import type { PackFace } from '../../picture-recipe.ts';
import { darker, lighter, mix } from '../colour.ts';
import { brandName, foodMark, netWeight, smallPrint, title } from '../label-parts.ts';
import { frame, groundShadow, picture } from '../picture-frame.ts';

const PAPER = '#ffffff';

/** A gable-top carton: milk, juice. */
export function drawCarton(face: PackFace, art: ArtImage): string {
  const { base, accent } = face;
  const brand = brandName(face, { cx: 168, y: 142, width: 104 }, 29);
  const name = title(face, { cx: 168, y: 145 + brand.height, width: 106 }, 20);
  const split = Math.max(206, 152 + brand.height + name.height);
  const size = Math.min(88, 314 - split);
  const definitions = `<clipPath id="front"><path d="M104 140 L232 152 L232 372 L104 352Z"/></clipPath><clipPath id="side"><path d="M232 152 L300 134 L300 344 L232 372Z"/></clipPath><linearGradient id="sheen" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity=".1"/><stop offset=".3" stop-color="#fff" stop-opacity=".18"/><stop offset="1" stop-color="#000" stop-opacity=".06"/></linearGradient>`;
  return frame(
    definitions,
    `${groundShadow(206, 366, 126, 17)}
<path d="M104 140 L232 152 L236 84 L124 76Z" fill="${lighter(base, 0.08)}"/><path d="M104 140 L232 152 L236 84 L124 76Z" fill="url(#down)"/>
<path d="M232 152 L300 134 L236 84Z" fill="${darker(base, 0.34)}"/><path d="M300 134 L276 78 L236 84Z" fill="${darker(base, 0.2)}"/>
<path d="M122 50 L238 57 L236 86 L124 78Z" fill="${base}"/><path d="M238 57 L276 52 L276 79 L236 86Z" fill="${darker(base, 0.25)}"/>
<path d="M122 50 L238 57 L276 52" stroke="#fff" stroke-opacity=".55" stroke-width="2" fill="none"/><path d="M124 66 L237 73" stroke="#000" stroke-opacity=".15" stroke-width="1.5"/>
<g clip-path="url(#front)"><rect x="90" y="130" width="160" height="250" fill="${PAPER}"/><g transform="matrix(1 .094 0 1 0 -9.8)">
<path d="M104 128 H232 V${split} C190 ${split + 20} 146 ${split - 16} 104 ${split + 8}Z" fill="${base}"/><path d="M104 ${split + 8} C146 ${split - 16} 190 ${split + 20} 232 ${split}" stroke="${accent}" stroke-width="6" fill="none"/>
${brand.svg}${name.svg}${picture(art, 168 - size / 2, split + 12, size)}
<rect x="104" y="322" width="128" height="60" fill="${accent}"/>${foodMark(face.mark, 112, 328, 13)}${netWeight(face, { cx: 184, y: 326, width: 84 }, 18, accent)}</g>
<rect x="104" y="130" width="128" height="250" fill="url(#sheen)"/></g>
<g clip-path="url(#side)"><rect x="232" y="120" width="70" height="260" fill="${mix(PAPER, '#5a6478', 0.2)}"/>
<path d="M232 152 L300 134 V${split - 2} C276 ${split + 16} 258 ${split - 4} 232 ${split + 18}Z" fill="${darker(base, 0.28)}"/>
<path d="M232 337 L300 314 V350 L232 380Z" fill="${darker(accent, 0.26)}"/>
<g transform="matrix(1 -.27 0 1 0 66)">${smallPrint(243, 252, 44, 5, 10, '#39445a')}</g></g>
<path d="M232 152 V372" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/>`,
    -8,
  );
}
