import type { PackFace } from '../../picture-recipe.ts';
import { darker, lighter } from '../colour.ts';
import { brandPill, foodMark, netWeight, title } from '../label-parts.ts';
import { frame, groundShadow } from '../picture-frame.ts';

/** A block under tight film with a label around it: paneer, tofu, cheese. */
export function drawBlock(face: PackFace): string {
  const { base, accent, fill = '#f8f3e4' } = face;
  const pill = brandPill(face.brand, 192, 186, 128, accent);
  const name = title(face, { cx: 192, y: 190 + pill.height, width: 132 }, 27);
  const crumbs = Array.from(
    { length: 40 },
    (_, at) =>
      `<ellipse cx="${78 + ((at * 71) % 230)}" cy="${176 + ((at * 43) % 140)}" rx="${1.5 + (at % 3)}" ry="${1 + (at % 2)}" fill="${darker(fill, 0.14)}" opacity=".4"/>`,
  );
  return frame(
    `<clipPath id="front"><rect x="68" y="168" width="248" height="158" rx="14"/></clipPath><linearGradient id="bag" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${lighter(base, 0.14)}"/><stop offset="1" stop-color="${darker(base, 0.14)}"/></linearGradient><linearGradient id="milk" x1="0" x2=".2" y1="0" y2="1"><stop offset="0" stop-color="${lighter(fill, 0.5)}"/><stop offset="1" stop-color="${darker(fill, 0.09)}"/></linearGradient>`,
    `${groundShadow(208, 330, 158, 18)}<path d="M68 182 L104 130 Q108 124 116 124 H338 Q350 124 346 134 L316 182Z" fill="${lighter(fill, 0.6)}"/><path d="M316 182 L346 132 Q350 128 350 140 V272 Q350 282 344 288 L316 322Z" fill="${darker(fill, 0.16)}"/>
<g clip-path="url(#front)"><rect x="60" y="160" width="260" height="170" fill="url(#milk)"/>${crumbs.join('')}</g>
<path d="M124 168 L158 124 H288 L262 168Z" fill="${lighter(base, 0.34)}"/><path d="M122 168 H262 V326 H122Z" fill="url(#bag)"/><path d="M122 168 V326 M262 168 V326" stroke="${accent}" stroke-width="4"/><path d="M122 296 H262 V326 H122Z" fill="${accent}"/>
${pill.svg}${name.svg}${foodMark(face.mark, 130, 303, 15)}${netWeight(face, { cx: 216, y: 301, width: 76 }, 18, accent)}
<path d="M76 178 C150 172 240 172 306 178 M80 190 C74 230 82 280 78 316 M306 190 C312 240 302 280 308 314" stroke="#fff" stroke-opacity=".85" stroke-width="3" fill="none"/><path d="M84 200 L118 176 H168 L84 262Z" fill="#fff" opacity=".34"/><path d="M112 134 H334 L312 170" stroke="#fff" stroke-opacity=".9" stroke-width="2.5" fill="none"/>
<path d="M54 236 C60 232 64 240 68 236 M54 258 C60 254 64 262 68 258 M316 250 L352 236 M316 290 L350 268" stroke="#b9b2a2" stroke-opacity=".7" stroke-width="2" fill="none"/>`,
    -26,
  );
}
