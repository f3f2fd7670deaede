import type { PackFace } from '../../picture-recipe.ts';
import { darker, lighter } from '../colour.ts';
import { brandName, netWeight, setFlat } from '../label-parts.ts';
import { frame, groundShadow } from '../picture-frame.ts';
import { softLine } from '../soft.ts';

/** A long carton with the tube in front of it. */
export function drawToothpaste(face: PackFace): string {
  const { base, accent } = face;
  const brand = brandName(face, { cx: 150, y: 140, width: 170 }, 38);
  const name = setFlat(face.title, { cx: 150, y: 144 + brand.height, width: 176, largest: 22 }, base);
  const small = brandName(face, { cx: 188, y: 264, width: 104 }, 27, '#ffffff');
  const words = setFlat(
    face.title,
    { cx: 188, y: 268 + small.height, width: 104, largest: 15 },
    '#ffffff',
    1,
  );
  const tube = 'M92 244 C110 250 250 256 276 266 V316 C250 326 110 332 92 338Z';
  return frame(
    `<linearGradient id="bag" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${lighter(base, 0.14)}"/><stop offset="1" stop-color="${darker(base, 0.16)}"/></linearGradient><clipPath id="tube"><path d="${tube}"/></clipPath><linearGradient id="body" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#d5d9dd"/><stop offset=".22" stop-color="#fff"/><stop offset=".6" stop-color="#f4f6f8"/><stop offset="1" stop-color="#b6bec6"/></linearGradient><clipPath id="front"><rect x="40" y="124" width="300" height="104"/></clipPath>`,
    `${groundShadow(200, 232, 172, 12)}<path d="M40 124 L58 104 H360 L340 124Z" fill="${lighter(base, 0.38)}"/><path d="M340 124 L360 104 V206 L340 228Z" fill="${darker(base, 0.36)}"/><g clip-path="url(#front)"><rect x="40" y="124" width="300" height="104" fill="url(#bag)"/><path d="M244 120 C226 160 270 190 240 232 H345 V120Z" fill="${accent}"/><path d="M244 120 C226 160 270 190 240 232" stroke="#fff" stroke-width="5" fill="none"/><path d="M262 196 C268 168 300 160 326 144 C318 172 310 190 282 202 C274 206 262 204 262 196Z" fill="#fff"/><path d="M268 196 C282 186 300 172 314 156" stroke="${base}" stroke-width="5" fill="none" stroke-linecap="round"/>${netWeight(face, { cx: 304, y: 208, width: 60 }, 14, accent)}</g>${brand.svg}${name.svg}<path d="M40 125 H340" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/>
${groundShadow(200, 342, 140, 12)}<path d="${tube}" fill="url(#body)"/><g clip-path="url(#tube)"><path d="M92 240 H128 C142 280 120 310 134 344 H92Z" fill="${base}"/><path d="M244 240 C258 280 236 310 250 344 H290 V240Z" fill="${accent}"/>${small.svg}${words.svg}${softLine('M92 252 C150 256 230 262 276 272', 7, '#fff', 0.8)}</g><path d="M84 240 H94 V342 H84Z" fill="${darker(base, 0.1)}"/><path d="M88 242 V340" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/><path d="M276 268 L290 276 V306 L276 314Z" fill="#e3e7ea"/><rect x="290" y="268" width="40" height="46" rx="6" fill="${accent}"/><rect x="290" y="268" width="40" height="46" rx="6" fill="url(#down)"/><path d="M298 270 V312 M306 270 V312 M314 270 V312 M322 270 V312" stroke="#000" stroke-opacity=".14" stroke-width="2"/>`,
    -22,
  );
}

/** A bar of soap and its carton. */
export function drawSoapBox(face: PackFace): string {
  const { base, accent, fill = lighter(accent, 0.62) } = face;
  const brand = brandName(face, { cx: 178, y: 114, width: 200 }, 40);
  const name = setFlat(face.title, { cx: 178, y: 117 + brand.height, width: 204, largest: 24 }, base);
  return frame(
    `<linearGradient id="bag" x1="0" x2=".3" y1="0" y2="1"><stop offset="0" stop-color="${lighter(base, 0.16)}"/><stop offset="1" stop-color="${darker(base, 0.18)}"/></linearGradient><linearGradient id="soap" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${lighter(fill, 0.5)}"/><stop offset=".6" stop-color="${fill}"/><stop offset="1" stop-color="${darker(fill, 0.2)}"/></linearGradient><clipPath id="front"><rect x="56" y="104" width="244" height="140" rx="3"/></clipPath>`,
    `${groundShadow(196, 248, 156, 14)}<path d="M56 104 L92 76 H336 L300 104Z" fill="${lighter(base, 0.36)}"/><path d="M300 104 L336 76 V212 L300 244Z" fill="${darker(base, 0.36)}"/><g clip-path="url(#front)"><rect x="56" y="104" width="244" height="140" fill="url(#bag)"/><path d="M56 214 C130 190 220 236 300 200 V250 H56Z" fill="${accent}"/><path d="M56 214 C130 190 220 236 300 200" stroke="#fff" stroke-opacity=".8" stroke-width="4" fill="none"/></g>${brand.svg}${name.svg}${netWeight(face, { cx: 262, y: 218, width: 66 }, 17, accent)}<path d="M56 105 H300" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/>
${groundShadow(214, 340, 118, 13)}<path d="M112 300 C108 276 126 262 156 262 H280 C312 262 326 278 322 302 C320 328 306 342 276 342 H158 C128 342 114 328 112 300Z" fill="url(#soap)"/><path d="M126 296 C124 280 136 272 158 272 H278 C300 272 312 280 310 296 C308 312 298 320 276 320 H160 C140 320 128 312 126 296Z" fill="none" stroke="${darker(fill, 0.16)}" stroke-opacity=".5" stroke-width="2.5"/>${softLine('M136 282 C160 270 240 268 290 276', 6, '#fff', 0.85)}${brandName(face, { cx: 218, y: 282, width: 130 }, 24, fill).svg.replaceAll(/fill="#[0-9a-f]{6}"/g, `fill="${darker(fill, 0.3)}" fill-opacity=".6"`)}`,
    -16,
  );
}
