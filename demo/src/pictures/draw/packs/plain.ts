import type { PlainPackFace } from '../../picture-recipe.ts';
import { setText } from '../../text/set-text.ts';
import { darker, inkOn, lighter } from '../colour.ts';
import { brandPill, foodMark, netWeight } from '../label-parts.ts';
import { frame, groundShadow } from '../picture-frame.ts';

/** A plain box with the name in large letters: for products that no other pack suits. */
export function drawPlainPack(face: PlainPackFace): string {
  const { base, accent } = face;
  const pill = brandPill(face.brand, 200, 84, 176, accent);
  const ground = lighter(base, 0.78);
  const top = 84 + pill.height + 18;
  const name = setText(face.title, {
    cx: 200,
    y: top,
    width: 204,
    largest: 38,
    smallest: 14,
    lines: 4,
    fill: inkOn(ground),
  });
  // The name is centred in the space between brand and foot.
  const shift = Math.max(0, (318 - top - name.height) / 2);
  const definitions = `<linearGradient id="card" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${lighter(base, 0.86)}"/><stop offset="1" stop-color="${ground}"/></linearGradient>`;
  return frame(
    definitions,
    `${groundShadow(204, 366, 132, 17)}<path d="M84 62 L100 44 H300 L316 62Z" fill="${darker(ground, 0.12)}"/>
<rect x="84" y="62" width="232" height="304" rx="6" fill="url(#card)"/>
<path d="M84 326 H316 V360 Q316 366 310 366 H90 Q84 366 84 360Z" fill="${accent}"/>
<path d="M96 318 H304" stroke="${base}" stroke-opacity=".55" stroke-width="2.5" stroke-dasharray="9 6"/>
${pill.svg}<g transform="translate(0 ${shift.toFixed(1)})">${name.svg}</g>
${foodMark(face.mark, 98, 338, 15)}${netWeight(face, { cx: 206, y: 334, width: 168 }, 20, accent)}
<path d="M84 62 H316" stroke="#fff" stroke-opacity=".7" stroke-width="1.6"/>`,
  );
}
