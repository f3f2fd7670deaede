import type { PackFace, PackRecipe } from '../../picture-recipe.ts';
import { drawBottle } from './bottle.ts';
import { drawBox } from './box.ts';
import { drawCan } from './can.ts';
import { drawCard } from './card.ts';
import { drawCarton } from './carton.ts';
import { drawJar } from './jar.ts';
import { drawPouch } from './pouch.ts';
import { drawTray } from './tray.ts';
import { drawTub } from './tub.ts';
import { drawTube } from './tube.ts';
import { drawWrap } from './wrap.ts';

type DrawnPack = PackRecipe['kind'];

const PACKS: Readonly<Record<DrawnPack, (face: PackFace, art: string) => string>> = {
  pouch: drawPouch,
  bottle: (face, art) => drawBottle(face, art, 'cap'),
  pump: (face, art) => drawBottle(face, art, 'pump'),
  spray: (face, art) => drawBottle(face, art, 'spray'),
  carton: drawCarton,
  jar: drawJar,
  can: drawCan,
  box: drawBox,
  tub: drawTub,
  wrap: drawWrap,
  tube: drawTube,
  tray: drawTray,
  card: drawCard,
};

/** A pack from the front; `art` is the image on its label, as a data URL. */
export function drawPack(kind: DrawnPack, face: PackFace, art: string): string {
  return PACKS[kind](face, art);
}
