import type { ArtImage } from '../../art/art-images.ts';
import type { PackFace } from '../../picture-recipe.ts';
import { darker } from '../colour.ts';
import { brandPill, foodMark, netWeight, title } from '../label-parts.ts';
import { frame, groundShadow, picture } from '../picture-frame.ts';
import { softLine } from '../soft.ts';

/** A tray under film, with a sleeve: meat, cut fruit, eggs, bakery. */
export function drawTray(face: PackFace, art: ArtImage, goods?: string): string {
  const { base, accent } = face;
  const pill = brandPill(face.brand, 200, 92, 150, accent);
  const name = title(face, { cx: 200, y: 98 + pill.height, width: 206 }, 27);
  const sleeve = Math.max(184, 108 + pill.height + name.height);
  const size = Math.min(118, 322 - sleeve);
  const wide = Math.min(272, Math.max(190, (322 - sleeve) * 1.75));
  return frame(
    `<clipPath id="pack"><rect x="72" y="78" width="256" height="276" rx="26"/></clipPath><radialGradient id="well" cx=".5" cy=".45"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#d9dee4"/></radialGradient>`,
    `${groundShadow(200, 356, 150, 15)}<rect x="66" y="72" width="268" height="288" rx="30" fill="#eef1f4"/><rect x="66" y="72" width="268" height="288" rx="30" fill="none" stroke="#aab2bd" stroke-width="2"/>
<g clip-path="url(#pack)"><rect width="400" height="400" fill="url(#well)"/>
${goods === undefined ? picture(art, 200 - size * 1.02, sleeve + 14, size, -8) + picture(art, 200 + size * 0.02, sleeve + 14, size, 8) : `<image href="${goods}" x="${200 - wide / 2}" y="${(sleeve + 330) / 2 - wide * 0.47}" width="${wide}" height="${wide}"/>`}
<path d="M60 60 H340 V${sleeve} C270 ${sleeve + 18} 130 ${sleeve + 18} 60 ${sleeve}Z" fill="${base}"/><path d="M60 ${sleeve} C130 ${sleeve + 18} 270 ${sleeve + 18} 340 ${sleeve}" stroke="${accent}" stroke-width="5" fill="none"/>
<rect x="72" y="322" width="256" height="40" fill="${darker(base, 0.1)}"/></g>
${pill.svg}${name.svg}${foodMark(face.mark, 92, 329, 15)}${netWeight(face, { cx: 250, y: 328, width: 120 }, 18, base)}
<g clip-path="url(#pack)"><path d="M90 100 L150 78 H230 L96 200Z" fill="#fff" opacity=".16"/>${softLine(`M84 ${sleeve + 26} C120 ${sleeve + 60} 150 ${sleeve + 10} 190 ${sleeve + 30} M214 312 C250 296 290 316 318 ${sleeve + 50}`, 5, '#fff', 0.5)}</g>`,
    -14,
  );
}
