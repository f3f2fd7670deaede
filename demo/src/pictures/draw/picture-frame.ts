import type { ArtImage } from '../art/art-images.ts';

/** The same light for all: dark edges, a bright strip at a fifth, a soft reflection on the right. */
const LIGHT = `
<radialGradient id="ground"><stop offset="0" stop-color="#2b1a12" stop-opacity=".42"/><stop offset=".65" stop-color="#2b1a12" stop-opacity=".16"/><stop offset="1" stop-color="#2b1a12" stop-opacity="0"/></radialGradient>
<linearGradient id="round" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity=".26"/><stop offset=".1" stop-color="#000" stop-opacity=".05"/><stop offset=".2" stop-color="#fff" stop-opacity=".5"/><stop offset=".32" stop-color="#fff" stop-opacity=".05"/><stop offset=".72" stop-color="#000" stop-opacity="0"/><stop offset=".9" stop-color="#000" stop-opacity=".14"/><stop offset=".96" stop-color="#fff" stop-opacity=".12"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>
<linearGradient id="foil" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity=".26"/><stop offset=".08" stop-color="#fff" stop-opacity=".3"/><stop offset=".18" stop-color="#fff" stop-opacity="0"/><stop offset=".8" stop-color="#000" stop-opacity="0"/><stop offset=".93" stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>
<linearGradient id="down" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>
<linearGradient id="metal" x1="0" x2="1"><stop offset="0" stop-color="#8d939c"/><stop offset=".2" stop-color="#fdfdff"/><stop offset=".45" stop-color="#b9bfc8"/><stop offset=".75" stop-color="#eef1f5"/><stop offset="1" stop-color="#7c828b"/></linearGradient>`;

/** The side of the square of every drawing, in units. */
export const SIDE = 400;

/** A drawing on a transparent background; `dy` moves it, to centre low or tall objects. */
export function frame(definitions: string, body: string, dy = 0): string {
  const moved = dy === 0 ? body : `<g transform="translate(0 ${dy})">${body}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"><defs>${LIGHT}${definitions}</defs>${moved}</svg>`;
}

/** The shadow of an object. */
export function groundShadow(cx: number, cy: number, rx: number, ry: number): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#ground)"/>`;
}

/** An image in a square, with a shadow. */
export function picture(art: ArtImage, x: number, y: number, size: number, turn = 0): string {
  if (size <= 0) return '';
  const shadow = art.shadow(size);
  const wide = size + 2 * shadow.margin;
  const images = `<image href="${shadow.href}" x="${x - shadow.margin}" y="${y - shadow.margin + shadow.down}" width="${wide}" height="${wide}"/><image href="${art.href}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
  return turn === 0 ? images : `<g transform="rotate(${turn} ${x + size / 2} ${y + size / 2})">${images}</g>`;
}
