import type { ArtImage } from '../../art/art-images.ts';
import type { PackFace } from '../../picture-recipe.ts';
import { darker, lighter } from '../colour.ts';
import { brandPill, foodMark, netWeight, rays, title } from '../label-parts.ts';
import { frame, groundShadow, picture } from '../picture-frame.ts';

/** A hanging card with a blister: brushes, pens, bulbs, toys. */
export function drawCard(face: PackFace, art: ArtImage): string {
  const { base, accent } = face;
  const pill = brandPill(face.brand, 200, 74, 156, accent);
  const name = title(face, { cx: 200, y: 80 + pill.height, width: 184 }, 28);
  const top = 90 + pill.height + name.height;
  const height = 328 - top;
  const size = Math.min(150, height - 10);
  return frame(
    `<linearGradient id="bag" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${lighter(base, 0.14)}"/><stop offset="1" stop-color="${darker(base, 0.2)}"/></linearGradient>`,
    `${groundShadow(200, 366, 124, 14)}<path fill-rule="evenodd" d="M108 34 H292 C300 34 304 38 304 46 V354 C304 362 300 366 292 366 H108 C100 366 96 362 96 354 V46 C96 38 100 34 108 34Z M176 46 H224 C232 46 232 60 224 60 H176 C168 60 168 46 176 46Z" fill="url(#bag)"/>
${rays(200, top + height / 2, 102, 24, lighter(base, 0.5), 0.16)}${pill.svg}${name.svg}
<rect x="116" y="${top}" width="168" height="${height}" rx="22" fill="#fff" opacity=".9"/><rect x="116" y="${top}" width="168" height="${height}" rx="22" fill="none" stroke="${accent}" stroke-width="3"/>
${picture(art, 200 - size / 2, top + (height - size) / 2, size)}
<path d="M126 ${top + 16} C126 ${top + 10} 132 ${top + 8} 140 ${top + 8} H200 L126 ${top + height * 0.6}Z" fill="#fff" opacity=".45"/>
${foodMark(face.mark, 112, 340, 14)}${netWeight(face, { cx: 236, y: 338, width: 112 }, 17, base)}`,
  );
}
