import { artImage } from '../art/art-images.ts';
import type { IngredientsRecipe, LooseRecipe, ObjectRecipe, TileRecipe } from '../picture-recipe.ts';
import { setText } from '../text/set-text.ts';
import { frame, groundShadow, picture } from './picture-frame.ts';

type Placing = readonly [x: number, y: number, size: number, turn: number];

/** Loose products that aren't modelled: the picture element. */
export async function drawLoose({ art }: LooseRecipe): Promise<string> {
  return frame('', groundShadow(200, 342, 110, 16) + picture(await artImage(art, true), 72, 68, 256));
}

const TILE: readonly Placing[] = [
  [113, 34, 176, 0],
  [30, 172, 170, 0],
  [200, 174, 170, 0],
];

/** Three picture elements of a category. */
export async function drawTile({ art }: TileRecipe): Promise<string> {
  const images = await Promise.all(art.map((thing) => artImage(thing)));
  const things = TILE.map(([x, y, size], index) => {
    const image = images[index];
    return image === undefined ? '' : picture(image, x, y, size);
  });
  return frame('', things.join(''), 4);
}

/** The picture element of a sub-category. */
export async function drawObject({ art }: ObjectRecipe): Promise<string> {
  return frame('', groundShadow(200, 342, 110, 16) + picture(await artImage(art), 72, 68, 256));
}

/** The contents scattered, with the name below. */
export async function drawIngredients({ art, caption, accent }: IngredientsRecipe): Promise<string> {
  const image = await artImage(art);
  const strewn: readonly Placing[] = [
    [46, 60, 130, -18],
    [226, 52, 124, 16],
    [34, 196, 104, 10],
    [262, 190, 106, -14],
    [118, 110, 168, 0],
  ];
  const words = setText(caption, {
    cx: 200,
    y: 322,
    width: 260,
    largest: 30,
    smallest: 14,
    lines: 1,
    fill: '#ffffff',
  });
  const band =
    words.height === 0
      ? ''
      : `<rect x="52" y="312" width="296" height="52" rx="26" fill="${accent}"/>${words.svg}`;
  return frame('', strewn.map(([x, y, size, turn]) => picture(image, x, y, size, turn)).join('') + band);
}
