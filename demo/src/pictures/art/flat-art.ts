import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Art } from '../picture-recipe.ts';

type Icons = {
  icons: Record<string, { body: string; width?: number; height?: number } | undefined>;
  width?: number;
  height?: number;
};

const require = createRequire(import.meta.url);
let icons: Icons | null = null;
let drawn = 0;

function set(): Icons {
  icons ??= JSON.parse(readFileSync(require.resolve('@iconify-json/noto/icons.json'), 'utf8')) as Icons;
  return icons;
}

/** The object as a flat drawing, in a square of `size` at x, y; produce looks most realistic this way. */
export function flatArt(art: Art, x: number, y: number, size: number, turn = 0): string {
  const icon = set().icons[art.name];
  if (icon === undefined) throw new Error(`There is no drawing of ${art.name}`);
  const width = icon.width ?? set().width ?? 128;
  const height = icon.height ?? set().height ?? 128;
  // Prefix ids, because several drawings are combined in one picture.
  drawn += 1;
  const own = `f${drawn}`;
  const body = icon.body
    .replace(/id="([^"]+)"/g, `id="${own}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${own}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${own}$1"`);
  const place = `translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2}) scale(${size / width} ${size / height})`;
  return `<g transform="${place}"><g${filterOf(art)}>${body}</g></g>`;
}

function filterOf({ tint }: Art): string {
  if (tint?.hue === undefined) return '';
  return ` filter="url(#hue${Math.round(tint.hue)})"`;
}

/** The SVG filter of a drawing's tint; belongs into the picture's `defs`. */
export function tintFilter({ tint }: Art): string {
  if (tint?.hue === undefined) return '';
  const { hue, saturation = 1, lightness = 1 } = tint;
  const light = `<feComponentTransfer><feFuncR type="linear" slope="${lightness}"/><feFuncG type="linear" slope="${lightness}"/><feFuncB type="linear" slope="${lightness}"/></feComponentTransfer>`;
  return `<filter id="hue${Math.round(hue)}"><feColorMatrix type="hueRotate" values="${hue}"/><feColorMatrix type="saturate" values="${saturation}"/>${light}</filter>`;
}
