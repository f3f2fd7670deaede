import type { ArtImage } from '../../art/art-images.ts';
import type { PackFace } from '../../picture-recipe.ts';
import { frame, groundShadow, picture } from '../picture-frame.ts';
import { tag } from './tag.ts';

/** The side of the art in units. */
const SIZE = 252;

/** A thing without a pack, with a tag on a string: pans, plates, buckets, flower pots. */
export function drawTagged(face: PackFace, art: ArtImage): string {
  return frame(
    '',
    `${groundShadow(148, 346, 112, 13)}<path d="M232 96 C196 92 172 112 158 176" stroke="#8a6a3c" stroke-width="2" fill="none"/>${picture(art, 22, 112, SIZE)}${tag(face, 302, 42, 146)}`,
    4,
  );
}
