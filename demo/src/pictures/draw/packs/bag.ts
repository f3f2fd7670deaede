import type { ArtImage } from '../../art/art-images.ts';
import type { PackFace } from '../../picture-recipe.ts';
import { darker, lighter } from '../colour.ts';
import { brandPill, foodMark, netWeight, title } from '../label-parts.ts';
import { frame, groundShadow, picture } from '../picture-frame.ts';
import { softEllipse } from '../soft.ts';

const OUTLINE =
  'M92 84 C120 78 280 78 308 84 C318 150 322 250 314 340 C312 358 300 368 280 368 H120 C100 368 88 358 86 340 C78 250 82 150 92 84Z';

/** Clear film around its contents, gathered at the top: bread, buns, organic produce. */
export function drawBag(face: PackFace, art: ArtImage, goods?: string): string {
  const { base, accent } = face;
  const pill = brandPill(face.brand, 200, 104, 160, accent);
  const name = title(face, { cx: 200, y: 108 + pill.height, width: 196 }, 30);
  const band = 122 + pill.height + name.height;
  const inside = face.good === undefined ? contents(face, art) : bagged(goods ?? art.href);
  return frame(
    `<clipPath id="pack"><path d="${OUTLINE}"/></clipPath><linearGradient id="film" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".12" stop-color="#fff" stop-opacity=".06"/><stop offset=".3" stop-color="#fff" stop-opacity=".34"/><stop offset=".36" stop-color="#fff" stop-opacity=".04"/><stop offset=".8" stop-color="#fff" stop-opacity=".02"/><stop offset=".93" stop-color="#fff" stop-opacity=".4"/><stop offset="1" stop-color="#9aa4ad" stop-opacity=".3"/></linearGradient><linearGradient id="bag" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${lighter(base, 0.12)}"/><stop offset="1" stop-color="${darker(base, 0.12)}"/></linearGradient>`,
    `${groundShadow(200, 368, 128, 15)}<path d="M186 70 C150 58 148 28 166 18 C186 30 214 30 234 18 C252 28 250 58 214 70Z" fill="#eef2f4" opacity=".85"/><path d="M176 24 C184 40 190 56 194 68 M200 26 V68 M224 24 C216 40 210 56 206 68" stroke="#9aa4ad" stroke-opacity=".6" stroke-width="1.5" fill="none"/><path d="M92 84 C130 76 176 84 188 68 H212 C224 84 270 76 308 84Z" fill="#e6ebee" opacity=".9"/><rect x="182" y="60" width="36" height="12" rx="5" fill="${accent}"/>
<g clip-path="url(#pack)"><rect width="400" height="400" fill="#f4f1ea" opacity=".72"/>${inside}
<path d="M70 90 C150 82 250 82 330 90 V${band} C260 ${band + 16} 140 ${band + 16} 70 ${band}Z" fill="url(#bag)"/><path d="M70 ${band} C140 ${band + 16} 260 ${band + 16} 330 ${band}" stroke="${accent}" stroke-width="4.5" fill="none"/><rect x="252" y="336" width="62" height="24" rx="6" fill="#fff" opacity=".9"/></g>
${pill.svg}${name.svg}${foodMark(face.mark, 100, 340, 15)}${netWeight(face, { cx: 282, y: 340, width: 54 }, 16, '#ffffff')}
<g clip-path="url(#pack)"><rect width="400" height="400" fill="url(#film)" transform="translate(82 0) scale(.59 1)"/><path d="M118 220 C112 270 122 310 116 356 M286 210 C292 250 284 300 290 350 M150 352 C170 344 230 344 252 354" stroke="#fff" stroke-opacity=".75" stroke-width="3" fill="none"/></g>
<path d="${OUTLINE}" fill="none" stroke="#8b96a0" stroke-opacity=".5" stroke-width="1.6"/>`,
    -6,
  );
}

function bagged(image: string): string {
  return `<image href="${image}" x="62" y="140" width="276" height="276"/>`;
}

const BAKED = new Set(['baguette-bread', 'croissant', 'flatbread', 'stuffed-flatbread', 'burrito']);

function contents(face: PackFace, art: ArtImage): string {
  if (/bread|loaf/i.test(face.title) && !/garlic|flat|pita|crumb/i.test(face.title)) return loaf(face.title);
  if (/garlic bread|baguette/i.test(face.title)) return picture(art, 106, 186, 188);
  if (/\b(?:pav|buns?|rolls?)\b/i.test(face.title)) return buns();
  if (face.art.name === 'bread') return loaf(face.title);
  if (
    /roti|chapati|paratha|parota|naan|kulcha|tortilla|wrap|pita|base/i.test(face.title) ||
    BAKED.has(face.art.name)
  )
    return flats();
  return picture(art, 106, 186, 188);
}

/** A sliced loaf: its slices are arranged one behind another. */
function loaf(title: string): string {
  const brown = /brown|wheat|atta|multi|grain|rye|ragi/i.test(title);
  const [crust, crumb, deep] = brown ? ['#7c4a20', '#d2a672', '#a87440'] : ['#b5702a', '#f6e6c6', '#dcb27a'];
  const slice = (dx: number, front: boolean) =>
    `<g transform="translate(${dx} 0)"><path d="M112 356 V262 C92 250 96 208 134 206 C160 198 214 198 240 206 C270 208 274 248 256 262 V356 Z" fill="${crust}"/><path d="M120 350 V256 C104 244 108 218 138 215 C164 208 208 208 234 215 C260 218 262 244 248 256 V350 Z" fill="${front ? crumb : deep}"/></g>`;
  const slices = [48, 40, 32, 24, 16, 8].map((dx) => slice(dx, false));
  const pores = Array.from({ length: 46 }, (_, at) => {
    const [x, y] = [128 + ((at * 53) % 112), 226 + ((at * 37) % 116)];
    return `<ellipse cx="${x}" cy="${y}" rx="${1.4 + (at % 4) * 0.7}" ry="${1 + (at % 3) * 0.6}" fill="${deep}" opacity=".55"/>`;
  });
  return `${slices.join('')}${slice(0, true)}${pores.join('')}<path d="M120 350 V256" stroke="#fff" stroke-opacity=".3" stroke-width="5"/>`;
}

/** Six buns from above, baked together. */
function buns(): string {
  const at = [0, 1, 2].flatMap((x) => [0, 1].map((y) => [118 + x * 82, 250 + y * 78] as const));
  return `<radialGradient id="bun" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="#eab266"/><stop offset=".55" stop-color="#c47c2e"/><stop offset="1" stop-color="#8a4d18"/></radialGradient>${at
    .map(
      ([x, y]) =>
        `<rect x="${x - 42}" y="${y - 40}" width="84" height="80" rx="32" fill="url(#bun)"/>${softEllipse(`gleam-${x}-${y}`, [x - 10, y - 18, 18, 9], 0.28)}`,
    )
    .join('')}`;
}

/** A stack of round flatbreads. */
function flats(): string {
  const rounds = [0, 1, 2, 3, 4].map(
    (at) =>
      `<ellipse cx="200" cy="${334 - at * 9}" rx="98" ry="40" fill="${at % 2 ? '#dcb684' : '#e8cc9f'}" stroke="#b98a50" stroke-width="2"/>`,
  );
  const spots = Array.from({ length: 22 }, (_, at) => {
    const turn = at * 2.4;
    const far = 0.18 + ((at * 7) % 10) / 13;
    return `<ellipse cx="${(200 + 92 * far * Math.cos(turn)).toFixed(1)}" cy="${(298 + 36 * far * Math.sin(turn)).toFixed(1)}" rx="${5 + (at % 4) * 2}" ry="${2.6 + (at % 3)}" fill="#8f5a26" opacity="${0.3 + (at % 3) * 0.13}"/>`;
  });
  return rounds.join('') + spots.join('');
}
