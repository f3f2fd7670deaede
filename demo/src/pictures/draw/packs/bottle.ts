import type { ArtImage } from '../../art/art-images.ts';
import type { PackFace } from '../../picture-recipe.ts';
import { darker, lighter } from '../colour.ts';
import { brandName, foodMark, netWeight, title, withoutScript } from '../label-parts.ts';
import { frame, groundShadow, picture } from '../picture-frame.ts';

const OUTLINE =
  'M172 62 H228 V92 C228 112 268 118 272 158 L276 214 C277 224 270 230 270 240 V342 C270 360 262 368 246 368 H154 C138 368 130 360 130 342 V240 C130 230 123 224 124 214 L128 158 C132 118 172 112 172 92Z';

export type BottleTop = 'cap' | 'pump' | 'spray';

const PAPER = '#fffaf0';

/** Oil, juice, cleaner, shampoo; with a screw cap, a pump or a trigger. */
export function drawBottle(face: PackFace, art: ArtImage, top: BottleTop): string {
  const { base, accent } = face;
  const liquid = face.fill ?? (top === 'cap' && face.mark !== 'none' ? accent : base);
  const name = brandName(face, { cx: 200, y: 180, width: 126 }, 28);
  const words = title(withoutScript(face), { cx: 200, y: 184 + name.height, width: 130 }, 19);
  const split = 190 + name.height + words.height;
  const size = Math.min(74, 318 - split);
  const definitions = `<clipPath id="pack"><path d="${OUTLINE}"/></clipPath><linearGradient id="fluid" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${lighter(liquid, 0.35)}"/><stop offset="1" stop-color="${darker(liquid, 0.12)}"/></linearGradient>`;
  return frame(
    definitions,
    `${groundShadow(200, 369, 104, 15)}<g clip-path="url(#pack)"><rect width="400" height="400" fill="${lighter(liquid, 0.72)}"/>
<rect y="112" width="400" height="290" fill="url(#fluid)"/><ellipse cx="200" cy="113" rx="60" ry="5" fill="${lighter(liquid, 0.5)}"/>
<path d="M120 172 H280 V338 H120Z" fill="${PAPER}"/><path d="M120 172 H280 V${split} C240 ${split + 16} 160 ${split + 16} 120 ${split}Z" fill="${base}"/>
<path d="M120 ${split} C160 ${split + 16} 240 ${split + 16} 280 ${split}" stroke="${accent}" stroke-width="5" fill="none"/></g>
${name.svg}${words.svg}${picture(art, 200 - size / 2, split + 12, size)}
${foodMark(face.mark, 138, 318, 12)}${netWeight(face, { cx: 240, y: 317, width: 56 }, 14, PAPER)}
<g clip-path="url(#pack)"><g transform="translate(124 0) scale(.38 1)"><rect width="400" height="400" fill="url(#round)"/></g></g>
<path d="${OUTLINE}" fill="none" stroke="${darker(liquid, 0.35)}" stroke-opacity=".35" stroke-width="1.5"/>${TOPS[top](darker(base, 0.25))}`,
  );
}

const TOPS: Readonly<Record<BottleTop, (colour: string) => string>> = {
  cap: (colour) => {
    const ribs = Array.from(
      { length: 11 },
      (_, rib) => `<rect x="${172 + rib * 5.3}" y="38" width="1.6" height="24" fill="#000" opacity=".14"/>`,
    );
    return `${shaded('<rect x="168" y="32" width="64" height="36" rx="6"', colour)}<rect x="166" y="64" width="68" height="8" rx="3" fill="${darker(colour, 0.2)}"/>${ribs.join('')}`;
  },
  pump: (colour) =>
    `${shaded('<rect x="172" y="52" width="56" height="22" rx="5"', colour)}${shaded('<rect x="193" y="26" width="14" height="28"', lighter(colour, 0.2))}${shaded('<path d="M142 20 C142 12 148 10 156 10 H216 C226 10 232 16 232 26 V30 H168 C160 30 160 36 152 36 H142Z"', colour)}`,
  spray: (colour) =>
    `${shaded('<rect x="174" y="54" width="52" height="20" rx="4"', colour)}${shaded('<path d="M138 12 H222 C238 12 246 26 246 40 V56 H184 V40 H138Z"', colour)}<path d="M160 42 C156 58 158 70 148 82" stroke="${darker(colour, 0.2)}" stroke-width="9" stroke-linecap="round" fill="none"/><rect x="130" y="16" width="10" height="20" rx="2" fill="${lighter(colour, 0.5)}"/>`,
};

function shaded(openTag: string, colour: string): string {
  return `${openTag} fill="${colour}"/>${openTag} fill="url(#round)"/>`;
}
