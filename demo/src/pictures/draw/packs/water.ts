import type { PackFace } from '../../picture-recipe.ts';
import { darker, lighter } from '../colour.ts';
import { brandName, foodMark, netWeight, title, withoutScript } from '../label-parts.ts';
import { frame, groundShadow } from '../picture-frame.ts';

const OUTLINE =
  'M176 58 H224 V84 C224 104 262 118 264 150 V186 C258 194 258 202 264 210 V292 C258 300 258 306 264 314 V346 C264 360 254 368 240 368 H160 C146 368 136 360 136 346 V314 C142 306 142 300 136 292 V210 C142 202 142 194 136 186 V150 C138 118 176 104 176 84Z';

/** A ribbed bottle that contains water. */
export function drawWater(face: PackFace): string {
  const base = '#1f6fb8';
  const name = brandName(face, { cx: 200, y: 218, width: 116 }, 30, base);
  const words = title({ ...withoutScript(face), base }, { cx: 200, y: 222 + name.height, width: 116 }, 18);
  const ribs = [132, 146, 160, 174, 322, 336, 350].map(
    (y) =>
      `<path d="M138 ${y} C170 ${y + 6} 230 ${y + 6} 262 ${y}" stroke="#5d93b8" stroke-opacity=".45" stroke-width="2.4" fill="none"/><path d="M138 ${y + 3.5} C170 ${y + 9.5} 230 ${y + 9.5} 262 ${y + 3.5}" stroke="#fff" stroke-opacity=".7" stroke-width="1.8" fill="none"/>`,
  );
  return frame(
    `<clipPath id="pack"><path d="${OUTLINE}"/></clipPath><linearGradient id="clear" x1="0" x2="1"><stop offset="0" stop-color="#8db9d6" stop-opacity=".75"/><stop offset=".14" stop-color="#e8f5fc" stop-opacity=".7"/><stop offset=".3" stop-color="#ffffff" stop-opacity=".85"/><stop offset=".52" stop-color="#d9edf8" stop-opacity=".55"/><stop offset=".84" stop-color="#c4e0f0" stop-opacity=".7"/><stop offset="1" stop-color="#7fb0d0" stop-opacity=".8"/></linearGradient>`,
    `${groundShadow(200, 369, 92, 14)}<ellipse cx="222" cy="372" rx="60" ry="7" fill="#bfe2f5" opacity=".6"/><g clip-path="url(#pack)"><rect width="400" height="400" fill="#eaf6fc" opacity=".6"/><rect width="400" height="400" fill="url(#clear)" transform="translate(136 0) scale(.32 1)"/><path d="M130 104 C170 110 230 110 270 104 V60 H130Z" fill="#fff" opacity=".35"/><ellipse cx="200" cy="106" rx="40" ry="4" fill="#fff" opacity=".8"/>${ribs.join('')}
<path d="M130 212 C170 218 230 218 270 212 V292 C230 298 170 298 130 292Z" fill="${base}"/><path d="M130 276 C170 262 230 300 270 276 V292 C230 298 170 298 130 292Z" fill="${lighter(base, 0.55)}"/>${name.svg}${words.svg}${foodMark(face.mark, 146, 276, 11)}${netWeight(face, { cx: 238, y: 276, width: 46 }, 13, lighter(base, 0.55))}
<g transform="translate(136 0) scale(.32 1)"><rect width="400" height="400" fill="url(#round)" opacity=".55"/></g></g><path d="${OUTLINE}" fill="none" stroke="#5d93b8" stroke-opacity=".55" stroke-width="1.6"/>
<rect x="170" y="30" width="60" height="30" rx="5" fill="${lighter(base, 0.08)}"/><rect x="170" y="30" width="60" height="30" rx="5" fill="url(#round)"/><rect x="168" y="58" width="64" height="7" rx="3" fill="${darker(base, 0.2)}"/>`,
    -6,
  );
}
