import type { ArtImage } from '../../art/art-images.ts';
import type { PackFace } from '../../picture-recipe.ts';
import { darker, lighter } from '../colour.ts';
import { brandName, foodMark, netWeight, setFlat, title, withoutScript } from '../label-parts.ts';
import { frame, groundShadow, picture } from '../picture-frame.ts';

/** Kajal, lipstick or a pen: the product beside its carton. */
export function drawStick(face: PackFace): string {
  const { base, accent } = face;
  const brand = brandName(face, { cx: 246, y: 82, width: 126 }, 30);
  const words = setFlat(face.title, { cx: 246, y: 90 + brand.height, width: 128, largest: 24 }, base, 4);
  const shade = shadeOf(face);
  const thing = /lip|glue/i.test(face.title)
    ? lipstick(shade, base)
    : /nail/i.test(face.title)
      ? polish(shade)
      : pencil(base, accent);
  return frame(
    `<linearGradient id="bag" x1="0" x2=".3" y1="0" y2="1"><stop offset="0" stop-color="${lighter(base, 0.14)}"/><stop offset="1" stop-color="${darker(base, 0.2)}"/></linearGradient>`,
    `${groundShadow(250, 366, 88, 12)}<path d="M176 58 L192 44 H330 L316 58Z" fill="${lighter(base, 0.36)}"/><path d="M316 58 L330 44 V350 L316 366Z" fill="${darker(base, 0.4)}"/><rect x="176" y="58" width="140" height="308" fill="url(#bag)"/><path d="M176 322 H316 V366 H176Z" fill="${accent}"/><path d="M190 ${150 + brand.height + words.height} H302" stroke="${accent}" stroke-width="2.5"/>${brand.svg}${words.svg}${netWeight(face, { cx: 246, y: 332, width: 112 }, 20, accent)}${groundShadow(112, 366, 50, 10)}${thing}`,
    -6,
  );
}

/** Colours of lipstick and nail polish, by words of their names; the first row wins. */
const SHADES: readonly (readonly [words: RegExp, colour: string])[] = [
  [/\bglue\b|\bclear\b|\bwhite\b/i, '#efebe4'],
  [/\bfirozi\b|\bturquoise\b|\bteal\b|\bblue\b/i, '#1f8fa0'],
  [/\bwine\b|\bmaroon\b|\bplum\b|\bberry\b|\bjamun\b|\bburgundy\b/i, '#651733'],
  [/\bnude\b|\bbrown\b|\bchai\b|\bmocha\b|\bcaramel\b|\bbeige\b|\bcinnamon\b/i, '#ab6a50'],
  [/\bpeach\b|\bcoral\b|\borange\b/i, '#ee8467'],
  [/\bpink\b|\brani\b|\brose\b|\bfuchsia\b|\bmagenta\b/i, '#cf3a70'],
  [/\bblack\b/i, '#1d1b20'],
];
const USUAL_SHADE = '#b3182b';

function shadeOf({ title: name }: PackFace): string {
  return SHADES.find(([words]) => words.test(name))?.[1] ?? USUAL_SHADE;
}

const pencil = (base: string, accent: string) =>
  `<g transform="rotate(4 112 220)"><rect x="98" y="150" width="28" height="216" rx="4" fill="#1d1b20"/><rect x="98" y="150" width="28" height="216" rx="4" fill="url(#round)"/><rect x="98" y="236" width="28" height="9" fill="${accent}"/><path d="M99 150 L108 86 H116 L125 150Z" fill="#d9b98c"/><path d="M106 100 L110 62 Q112 56 114 62 L118 100Z" fill="#0e0d10"/><path d="M104 160 V352" stroke="#fff" stroke-opacity=".3" stroke-width="3"/><rect x="98" y="340" width="28" height="26" rx="4" fill="${base}"/></g>`;

const lipstick = (shade: string, base: string) =>
  `<path d="M92 168 C92 128 108 96 132 90 V190 H92Z" fill="${shade}"/><path d="M98 170 C98 138 110 110 126 100" stroke="#fff" stroke-opacity=".55" stroke-width="5" fill="none"/><rect x="88" y="184" width="48" height="66" fill="#d9b95c"/><rect x="88" y="184" width="48" height="66" fill="url(#round)"/><rect x="80" y="246" width="64" height="120" rx="5" fill="${darker(base, 0.55)}"/><rect x="80" y="246" width="64" height="120" rx="5" fill="url(#round)"/>`;

const polish = (shade: string) =>
  `<path d="M96 92 H128 L132 226 H92Z" fill="#1d1b20"/><path d="M96 92 H128 L132 226 H92Z" fill="url(#round)"/><path d="M84 232 C72 238 68 250 68 264 V346 C68 360 74 366 88 366 H136 C150 366 156 360 156 346 V264 C156 250 152 238 140 232 V224 H84Z" fill="${shade}"/><path d="M84 232 C72 238 68 250 68 264 V346 C68 360 74 366 88 366 H136 C150 366 156 360 156 346 V264 C156 250 152 238 140 232 V224 H84Z" fill="url(#down)"/>`;

const AEROSOL =
  'M146 128 C146 108 160 98 170 94 H230 C240 98 254 108 254 128 V350 C254 362 246 368 236 368 H164 C154 368 146 362 146 350Z';

/** A spray can with a cap: deodorant, room freshener, insect killer. */
export function drawAerosol(face: PackFace, art: ArtImage): string {
  const { base, accent } = face;
  const brand = brandName(face, { cx: 200, y: 144, width: 98 }, 34);
  const name = title(withoutScript(face), { cx: 200, y: 150 + brand.height, width: 98 }, 20, 3);
  const top = 160 + brand.height + name.height;
  const size = Math.max(30, Math.min(78, 320 - top));
  return frame(
    `<clipPath id="pack"><path d="${AEROSOL}"/></clipPath><linearGradient id="bag" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${lighter(base, 0.1)}"/><stop offset="1" stop-color="${darker(base, 0.25)}"/></linearGradient>`,
    `${groundShadow(200, 368, 80, 13)}<g clip-path="url(#pack)"><rect width="400" height="400" fill="url(#bag)"/><path d="M140 300 C170 270 230 330 260 290 V380 H140Z" fill="${accent}"/><path d="M140 300 C170 270 230 330 260 290" stroke="#fff" stroke-opacity=".8" stroke-width="4" fill="none"/>${brand.svg}${name.svg}${picture(art, 200 - size / 2, top, size)}${foodMark(face.mark, 158, 342, 12)}${netWeight(face, { cx: 206, y: 338, width: 76 }, 17, accent)}<g transform="translate(146 0) scale(.27 1)"><rect width="400" height="400" fill="url(#round)"/></g></g><path d="M168 94 C168 88 232 88 232 94 L230 102 H170Z" fill="url(#metal)"/><path d="M164 36 C164 28 172 24 180 24 H220 C228 24 236 28 236 36 V90 H164Z" fill="${accent}"/><path d="M164 36 C164 28 172 24 180 24 H220 C228 24 236 28 236 36 V90 H164Z" fill="url(#round)"/>`,
    -2,
  );
}

/** An ice cream cone in its paper. */
export function drawCone(face: PackFace): string {
  const { base, accent } = face;
  const brand = brandName(face, { cx: 200, y: 146, width: 116 }, 30);
  const name = title(withoutScript(face), { cx: 200, y: 152 + brand.height, width: 92 }, 20, 3);
  const shape = 'M126 118 C160 106 240 106 274 118 L214 362 Q200 376 186 362Z';
  return frame(
    `<clipPath id="pack"><path d="${shape}"/></clipPath><radialGradient id="scoop" cx=".38" cy=".3" r=".85"><stop offset="0" stop-color="${lighter(face.fill ?? '#f2d9b0', 0.5)}"/><stop offset=".6" stop-color="${face.fill ?? '#f2d9b0'}"/><stop offset="1" stop-color="${darker(face.fill ?? '#f2d9b0', 0.3)}"/></radialGradient>`,
    `${groundShadow(200, 372, 60, 10)}<path d="M132 116 C122 70 160 36 200 38 C240 36 278 70 268 116 C240 132 160 132 132 116Z" fill="url(#scoop)"/><path d="M146 96 C170 64 226 64 256 92 C240 80 236 104 222 92 C212 84 204 108 190 94 C178 84 162 108 146 96Z" fill="#4a2412" opacity=".9"/><g clip-path="url(#pack)"><rect width="400" height="400" fill="${base}"/><path d="M110 290 L290 236 V400 H110Z" fill="${accent}"/><path d="M110 290 L290 236" stroke="#fff" stroke-opacity=".8" stroke-width="4"/>${brand.svg}${name.svg}${netWeight(face, { cx: 200, y: 296, width: 46 }, 14, accent)}<g transform="translate(120 0) scale(.4 1)"><rect width="400" height="400" fill="url(#round)" opacity=".8"/></g></g>${foodMark(face.mark, 230, 132, 13)}`,
    -6,
  );
}
