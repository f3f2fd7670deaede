import type { FoodMark, PackFace } from '../picture-recipe.ts';
import { type SetText, setText, type TextBox } from '../text/set-text.ts';
import { darker, inkOn, isLight, lighter } from './colour.ts';

/** Green dot in a square for vegetarian food, brown triangle for other food. */
export function foodMark(mark: FoodMark, x: number, y: number, size: number): string {
  if (mark === 'none') return '';
  const colour = mark === 'veg' ? '#128a3a' : '#9b3418';
  const sign =
    mark === 'veg'
      ? `<circle cx="${x + size / 2}" cy="${y + size / 2}" r="${size * 0.26}" fill="${colour}"/>`
      : `<path d="M${x + size / 2} ${y + size * 0.24}L${x + size * 0.78} ${y + size * 0.74}H${x + size * 0.22}Z" fill="${colour}"/>`;
  return `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="1.5" fill="#fff" stroke="${colour}" stroke-width="${size * 0.11}"/>${sign}`;
}

/** The brand in a pill, as on pouches and boxes. Returns its height too. */
export function brandPill(brand: string, cx: number, y: number, width: number, ground: string): SetText {
  const ink = inkOn(ground);
  const text = setText(brand, {
    cx,
    y: y + 6,
    width: width - 26,
    largest: 30,
    smallest: 13,
    lines: 1,
    face: 'brand',
    fill: ink,
  });
  if (text.height === 0) return text;
  const height = text.size + 13;
  const pill = `<rect x="${cx - width / 2}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${ground}"/>
<rect x="${cx - width / 2 + 2.5}" y="${y + 2.5}" width="${width - 5}" height="${height - 5}" rx="${height / 2 - 2}" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="1.2"/>`;
  return { svg: pill + text.svg, height, size: text.size };
}

/** Rays behind the art. */
export function rays(
  cx: number,
  cy: number,
  radius: number,
  count: number,
  colour: string,
  opacity: number,
): string {
  const point = (angle: number) =>
    `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  let data = '';
  for (let ray = 0; ray < count; ray += 1) {
    const from = (ray / count) * 2 * Math.PI;
    data += `M${cx} ${cy}L${point(from)} L${point(from + Math.PI / count)}Z`;
  }
  return `<path d="${data}" fill="${colour}" opacity="${opacity}"/>`;
}

type Place = Pick<TextBox, 'cx' | 'y' | 'width'>;

/** The product's name, and below it the name in Devanagari if known. */
export function title(face: PackFace, place: Place, largest: number, lines = 2, ground = face.base): SetText {
  const ink = inkOn(ground);
  const rim = isLight(ground) ? undefined : darker(ground, 0.45);
  const name = setText(face.title, {
    ...place,
    largest,
    smallest: Math.max(9, largest * 0.42),
    lines,
    fill: ink,
    rim,
  });
  if (face.script === undefined) return name;
  const below = { ...place, y: place.y + name.height + 2 };
  const colour = isLight(ground) ? darker(face.accent, 0.15) : lighter(face.accent, 0.3);
  const script = setText(face.script, {
    ...below,
    largest: largest * 0.66,
    smallest: 10,
    lines: 1,
    fill: colour,
    lineHeight: 1.15,
  });
  return { svg: name.svg + script.svg, height: name.height + 2 + script.height, size: name.size };
}

/** The face without its Hindi name, for labels that are too narrow for a second line. */
export function withoutScript(face: PackFace): PackFace {
  const { brand, title: name, unit, base, accent, art, mark } = face;
  return { brand, title: name, unit, base, accent, art, mark };
}

/** A text in one colour on `ground`, without the name in Devanagari. */
export function setFlat(
  text: string,
  place: Place & { largest: number },
  ground: string,
  lines = 2,
): SetText {
  return setText(text, {
    ...place,
    smallest: Math.max(9, place.largest * 0.5),
    lines,
    fill: inkOn(ground),
  });
}

/** The brand without a pill. */
export function brandName(face: PackFace, place: Place, largest: number, ground = face.base): SetText {
  const rim = isLight(ground) ? undefined : darker(ground, 0.4);
  return setText(face.brand, {
    ...place,
    largest,
    smallest: 11,
    lines: 1,
    face: 'brand',
    fill: inkOn(ground),
    rim,
  });
}

/** The quantity. */
export function netWeight(
  face: Pick<PackFace, 'unit'>,
  place: Place,
  largest: number,
  ground: string,
): string {
  return setText(face.unit, { ...place, largest, smallest: 8, lines: 1, face: 'plain', fill: inkOn(ground) })
    .svg;
}

/** Bars on a white ground that look like a barcode, but encode nothing; `x` and `y` are the top left corner. */
export function barcode(x: number, y: number, width: number, height: number): string {
  const bars = Array.from({ length: Math.floor(width / 2.6) }, (_, bar) => {
    const thick = bar % 3 === 0 ? 1.7 : bar % 5 === 0 ? 0.7 : 1.1;
    return `<rect x="${(x + 2 + bar * 2.5).toFixed(1)}" y="${y + 2}" width="${thick}" height="${height - 4}" fill="#222"/>`;
  });
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff" opacity=".92"/>${bars.join('')}`;
}

/** Lines that look like small print. */
export function smallPrint(
  x: number,
  y: number,
  width: number,
  lines: number,
  gap: number,
  colour = '#5d6472',
): string {
  return Array.from({ length: lines }, (_, line) => {
    const length = width * (line % 3 === 2 ? 0.62 : line % 2 === 0 ? 1 : 0.86);
    return `<rect x="${x}" y="${y + line * gap}" width="${length.toFixed(1)}" height="${gap * 0.38}" rx="1" fill="${colour}" opacity=".55"/>`;
  }).join('');
}
