import type { ArtImage } from '../../art/art-images.ts';
import type { PackFace, PackRecipe } from '../../picture-recipe.ts';
import { drawAerosol, drawCone, drawStick } from './cosmetic.ts';
import { drawBag } from './bag.ts';
import { drawBroom, drawBulb, drawFlask, drawIncense, drawMop, drawNotebook } from './bare.ts';
import { drawBlock } from './block.ts';
import { drawBottle } from './bottle.ts';
import { drawBox } from './box.ts';
import { drawCan } from './can.ts';
import { drawCard } from './card.ts';
import { drawCarton } from './carton.ts';
import { drawJar } from './jar.ts';
import { drawPouch } from './pouch.ts';
import { drawRolls, drawSoftPack, drawWipes } from './soft-pack.ts';
import { drawSoapBox, drawToothpaste } from './toothpaste.ts';
import { drawTagged } from './tagged.ts';
import { drawTin } from './tin.ts';
import { drawTray } from './tray.ts';
import { drawTub } from './tub.ts';
import { drawTube } from './tube.ts';
import { drawWater } from './water.ts';
import { drawWrap } from './wrap.ts';

type DrawnPack = PackRecipe['kind'];

type DrawPack = (face: PackFace, art: ArtImage, goods?: string) => string;

const PACKS: Readonly<Record<DrawnPack, DrawPack>> = {
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
  bag: drawBag,
  block: drawBlock,
  water: drawWater,
  'soft-pack': drawSoftPack,
  rolls: drawRolls,
  wipes: drawWipes,
  toothpaste: drawToothpaste,
  'soap-box': drawSoapBox,
  broom: drawBroom,
  mop: drawMop,
  bulb: drawBulb,
  flask: drawFlask,
  notebook: drawNotebook,
  incense: drawIncense,
  stick: drawStick,
  aerosol: drawAerosol,
  cone: drawCone,
  tin: drawTin,
  tagged: drawTagged,
};

/** Whether an untrusted recipe names an existing pack. */
export function isDrawnPack(kind: string): kind is DrawnPack {
  return Object.hasOwn(PACKS, kind);
}

/**
 * The front of a pack. `art` is the image on its label, `goods` the image of loose goods visible through it; both are
 * data URLs.
 */
export function drawPack(kind: DrawnPack, face: PackFace, art: ArtImage, goods?: string): string {
  return PACKS[kind](face, art, goods);
}
