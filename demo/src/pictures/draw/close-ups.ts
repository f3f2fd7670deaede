import type { ArtImage } from '../art/art-images.ts';
import type { BackRecipe, LabelRecipe, PackFace } from '../picture-recipe.ts';
import { setText } from '../text/set-text.ts';
import { darker, inkOn, lighter } from './colour.ts';
import { barcode, brandPill, foodMark, netWeight, rays, title } from './label-parts.ts';
import { frame, picture } from './picture-frame.ts';

/** The sheet that both are printed on, with `body` clipped to it, and `text` that lies within it. */
function sheet(face: PackFace, body: string, text: string): string {
  return frame(
    `<clipPath id="sheet"><rect x="44" y="44" width="312" height="312" rx="24"/></clipPath><linearGradient id="bag" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${lighter(face.base, 0.14)}"/><stop offset="1" stop-color="${darker(face.base, 0.2)}"/></linearGradient>`,
    `<ellipse cx="200" cy="360" rx="150" ry="12" fill="url(#ground)"/><g clip-path="url(#sheet)">${body}</g>${text}`,
  );
}

/** The label of a pack, filling the picture. */
export function drawLabel({ face }: LabelRecipe, art: ArtImage): string {
  const { base, accent } = face;
  const pill = brandPill(face.brand, 200, 66, 190, accent);
  const name = title(face, { cx: 200, y: 74 + pill.height, width: 270 }, 42);
  const top = 82 + pill.height + name.height;
  const size = Math.min(180, 318 - top);
  return sheet(
    face,
    `<rect width="400" height="400" fill="url(#bag)"/>${rays(200, 230, 250, 32, lighter(base, 0.5), 0.18)}
${picture(art, 200 - size / 2, top, size)}<rect x="44" y="322" width="312" height="40" fill="${accent}"/>`,
    `${pill.svg}${name.svg}${foodMark(face.mark, 62, 329, 18)}${netWeight(face, { cx: 274, y: 327, width: 140 }, 24, accent)}`,
  );
}

const MOST_FACTS = 6;

/** The back of a pack, with the mandatory information as a table. */
export function drawBack({ face, facts }: BackRecipe): string {
  const { base } = face;
  const ink = inkOn(base);
  const head = setText(face.title, {
    cx: 200,
    y: 60,
    width: 280,
    largest: 26,
    smallest: 13,
    lines: 1,
    fill: ink,
  });
  const rows = facts.slice(0, MOST_FACTS).map(([name, value], row) => factRow(name, value, 112 + row * 31));
  return sheet(
    face,
    `<rect width="400" height="400" fill="url(#bag)"/>`,
    `${head.svg}<rect x="60" y="100" width="280" height="${rows.length * 31 + 8}" rx="8" fill="#fffdf6"/>${rows.join('')}
${barcode(62, 316, 92, 30)}${foodMark(face.mark, 170, 320, 22)}${setText(face.unit, { cx: 274, y: 318, width: 130, largest: 24, smallest: 10, lines: 1, face: 'plain', fill: ink }).svg}`,
  );
}

function factRow(name: string, value: string, y: number): string {
  const label = setText(name, {
    cx: 122,
    y: y + 3,
    width: 112,
    largest: 14,
    smallest: 9,
    lines: 1,
    face: 'plain',
    fill: '#6f6353',
  });
  const text = setText(value, {
    cx: 258,
    y: y + 3,
    width: 150,
    largest: 14,
    smallest: 8,
    lines: 1,
    face: 'plain',
    fill: '#251c14',
  });
  return `${label.svg}${text.svg}<path d="M70 ${y + 25} H330" stroke="#e5dbc9" stroke-width="1"/>`;
}
