/**
 * Soft edges without filters: a filter takes the renderer longer than everything else in a drawing, so a blur is
 * imitated by several translucent shapes.
 */

/** The standard deviation of the imitated blur in units, and its radius. */
const BLUR = 5;
const REACH = 2.4 * BLUR;
const LAYERS = 9;

/** The share of a normal distribution below `x` standard deviations. */
function shareBelow(x: number): number {
  return 1 / (1 + Math.exp(-1.702 * x));
}

/** Opacities of layers, outermost first, that add up to the given totals. */
function layersOf(totals: readonly number[]): number[] {
  return totals.map((total, index) => {
    const before = totals[index - 1] ?? 0;
    return before >= 1 ? 0 : Math.max(0, 1 - (1 - total) / (1 - before));
  });
}

/** A line along `path` whose edges fade out. */
export function softLine(path: string, width: number, colour: string, opacity: number): string {
  const furthest = width / 2 + REACH;
  const radii = Array.from({ length: LAYERS }, (_, layer) => furthest * (1 - layer / LAYERS));
  const totals = radii.map((radius) => {
    const middle = radius - furthest / LAYERS / 2;
    return opacity * (shareBelow((middle + width / 2) / BLUR) - shareBelow((middle - width / 2) / BLUR));
  });
  const strokes = layersOf(totals).map(
    (share, layer) =>
      `<path d="${path}" stroke-width="${(2 * (radii[layer] ?? 0)).toFixed(1)}" stroke-opacity="${share.toFixed(4)}"/>`,
  );
  return `<g stroke="${colour}" fill="none">${strokes.join('')}</g>`;
}

/** An ellipse that fades out. `id` must be unique in the drawing. */
export function softEllipse(id: string, [cx, cy, rx, ry]: readonly number[], opacity: number): string {
  const stops = Array.from({ length: 7 }, (_, index) => {
    const [x = 0, y = 0] = [rx, ry];
    const reach = (Math.min(x, y) + REACH) / BLUR;
    const edge = Math.min(x, y) / BLUR;
    const share = shareBelow(edge - (reach * index) / 6) - shareBelow(-edge - (reach * index) / 6);
    return `<stop offset="${(index / 6).toFixed(3)}" stop-color="#fff" stop-opacity="${(index === 6 ? 0 : opacity * share).toFixed(3)}"/>`;
  });
  return `<radialGradient id="${id}">${stops.join('')}</radialGradient><ellipse cx="${cx}" cy="${cy}" rx="${(rx ?? 0) + REACH}" ry="${(ry ?? 0) + REACH}" fill="url(#${id})"/>`;
}

const SHADOW = { blur: 4, down: 4, opacity: 0.26 };

/** The shadow of an opaque shape: `outline` is its path data. */
export function shadowOf(outline: string): string {
  const furthest = 2.2 * SHADOW.blur;
  const radii = Array.from({ length: LAYERS - 1 }, (_, layer) => furthest * (1 - layer / (LAYERS - 1)));
  const totals = radii.map(
    (radius) => SHADOW.opacity * shareBelow(-(radius - furthest / (LAYERS - 1) / 2) / SHADOW.blur),
  );
  const layers = layersOf(totals).map(
    (share, layer) =>
      `<path d="${outline}" stroke-width="${(2 * (radii[layer] ?? 0)).toFixed(1)}" stroke-opacity="${share.toFixed(4)}"/>`,
  );
  return `<g transform="translate(0 ${SHADOW.down})" stroke="#000" fill="none" stroke-linejoin="round">${layers.join('')}</g>`;
}

/** The path data of a rectangle with rounded corners; `x` and `y` are its top left corner. */
export function roundedRect(x: number, y: number, width: number, height: number, radius: number): string {
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return `M${x + radius} ${y}h${across}${arc(1, 1)}v${down}${arc(-1, 1)}h${-across}${arc(-1, -1)}v${-down}${arc(1, -1)}Z`;
}
