import { drawBlock, drawCloths, drawCubes, drawDiamonds, drawTape } from './own/blocks.ts';
import { drawHeap, drawPowder } from './own/heaps.ts';
import { drawPieces } from './own/pieces.ts';
import { drawIdlis, drawPapad, drawPomegranate, drawRasmalai } from './own/dishes.ts';

/**
 * Picture elements that the 3D set lacks, mostly Indian goods: each function draws one as SVG on a square of 100 units.
 */
export const OWN_ART = {
  almonds: () => drawPieces('almond'),
  cardamom: () => drawPieces('cardamom'),
  cashews: () => drawPieces('cashew'),
  dates: () => drawPieces('date'),
  pistachios: () => drawPieces('pistachio'),
  tamarind: () => drawPieces('tamarind'),
  walnuts: () => drawPieces('walnut'),
  chickpeas: () => drawHeap('chickpea'),
  ladoo: () => drawHeap('ladoo'),
  lentils: () => drawHeap('lentil'),
  'milk-balls': () => drawHeap('milk-balls'),
  makhana: () => drawHeap('makhana'),
  seeds: () => drawHeap('seed'),
  sev: () => drawHeap('sev'),
  powder: drawPowder,
  brittle: () => drawDiamonds('#c98a3a', true),
  diamonds: () => drawDiamonds('#dba04c', false),
  cloths: drawCloths,
  jaggery: drawBlock,
  'sugar-cubes': drawCubes,
  'tape-roll': drawTape,
  idlis: drawIdlis,
  papad: drawPapad,
  pomegranate: drawPomegranate,
  rasmalai: drawRasmalai,
} as const satisfies Record<string, () => string>;

/** Whether the element is one of our own. */
export function isOwnArt(name: string): name is keyof typeof OWN_ART {
  return Object.hasOwn(OWN_ART, name);
}

/** A complete SVG picture of an element, `side` pixels wide. */
export function ownArt(name: keyof typeof OWN_ART, side: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100">${OWN_ART[name]()}</svg>`;
}
