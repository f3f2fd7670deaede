import { crc32, deflateSync } from 'node:zlib';

export type DropShadow = {
  /** A data URL of a square that extends `margin` units beyond the art on every side. */
  readonly href: string;
  readonly margin: number;
  /** The vertical offset below the art. */
  readonly down: number;
};

/** The size of the grid of opacities from which a shadow is computed. */
export const SHADOW_GRID = 64;

/** In units of the drawing. */
const BLUR = 4;
const DOWN = 4;
const REACH = 3 * BLUR;
const OPACITY = 0.26;
/** Art below this width needs only every second cell. */
const SMALL = 80;

/**
 * The blurred shadow of art that is `size` units wide; `outline` are the art's opacities. Computed here because an SVG
 * filter, which processes the whole drawing, takes ten times as long.
 */
export function dropShadow(outline: Uint8Array, size: number): DropShadow {
  const cells = size < SMALL ? SHADOW_GRID / 2 : SHADOW_GRID;
  const cell = size / cells;
  const border = Math.ceil(REACH / cell);
  const side = cells + 2 * border;
  const sharpEdged = new Float32Array(side * side);
  const step = SHADOW_GRID / cells;
  for (let y = 0; y < cells; y += 1) {
    for (let x = 0; x < cells; x += 1)
      sharpEdged[(y + border) * side + x + border] = meanOf(outline, x * step, y * step, step);
  }
  const weights = weightsOf(BLUR / cell, border);
  const blurred = blurRows(blurRows(sharpEdged, side, weights), side, weights);
  return { href: `data:image/png;base64,${pngOf(blurred, side)}`, margin: border * cell, down: DOWN };
}

function meanOf(outline: Uint8Array, x: number, y: number, step: number): number {
  let sum = 0;
  for (let dy = 0; dy < step; dy += 1) {
    for (let dx = 0; dx < step; dx += 1) sum += outline[(y + dy) * SHADOW_GRID + x + dx] ?? 0;
  }
  return sum / (step * step);
}

function weightsOf(deviation: number, reach: number): number[] {
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * deviation ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Blurs every row and transposes the result. */
function blurRows(from: Float32Array, side: number, weights: readonly number[]): Float32Array {
  const to = new Float32Array(side * side);
  const reach = (weights.length - 1) / 2;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const first = Math.max(0, x - reach);
      const last = Math.min(side - 1, x + reach);
      let sum = 0;
      for (let at = first; at <= last; at += 1)
        sum += (from[y * side + at] as number) * (weights[at - x + reach] as number);
      to[x * side + y] = sum;
    }
  }
  return to;
}

/** Black in 256 opacities. */
const PALETTE = chunk('PLTE', Buffer.alloc(3 * 256));
const OPACITIES = chunk('tRNS', Buffer.from(Array.from({ length: 256 }, (_, opacity) => opacity)));
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const END = chunk('IEND', Buffer.alloc(0));

function pngOf(opacities: Float32Array, side: number): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc(side * (side + 1));
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1)
      rows[y * (side + 1) + 1 + x] = Math.round(OPACITY * (opacities[y * side + x] as number));
  }
  const data = deflateSync(rows, { level: 1 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    PALETTE,
    OPACITIES,
    chunk('IDAT', data),
    END,
  ]).toString('base64');
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
