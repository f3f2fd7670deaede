/// <reference lib="dom" />
/**
 * Renders the models of loose goods into demo/renders, as transparent WebP: npm run goods [-- --side 900] [--to FOLDER]
 * [NAME …]. Uses WebGL of the browser that journeys use.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { chromium, type Page } from 'playwright-core';
import { hasPiece, isGoodName } from '../../demo/src/pictures/goods/good-names.ts';
import { findChromium } from '../chromium/find-chromium.mjs';
import { MODELS } from './models.ts';
import type { Model, Place } from './model.types.ts';
import { studioShader } from './studio.ts';

const NO_RELIEF = 'float relief(vec3 p, float part, float k) { return 0.0; }\n';

const { values, positionals } = parseArgs({
  options: {
    side: { type: 'string' },
    to: { type: 'string' },
    views: { type: 'string' },
  },
  allowPositionals: true,
});
const side = Number(values.side ?? 1000);
const folder = values.to ?? fileURLToPath(new URL('../../demo/renders/', import.meta.url));
const views = (values.views ?? 'pile,piece').split(',') as ('pile' | 'piece')[];
const wanted = MODELS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

await mkdir(folder, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath !== null && { executablePath }),
  args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  const page = await browser.newPage();
  for (const model of wanted) {
    const from = performance.now();
    try {
      for (const view of views) if (view === 'pile' || isUsed(model)) await render(page, model, view);
      console.log(`${model.name} ${Math.round(performance.now() - from)} ms`);
    } catch (error) {
      // An error in one model doesn't prevent the others from being rendered.
      console.error(model.name, error);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
}

/** Whether a single piece of the model is rendered: if the shop shows one, or if it was asked for by its name. */
function isUsed({ name }: Model): boolean {
  return positionals.includes(name) || (isGoodName(name) && hasPiece(name));
}

async function render(page: Page, model: Model, view: 'pile' | 'piece'): Promise<void> {
  const places = model[view];
  const base64 = await page.evaluate(draw, {
    shader: studioShader(
      model.glsl.includes('relief(') ? model.glsl : `${NO_RELIEF}${model.glsl}`,
      places.length,
    ),
    places: places.flatMap(([x, y, z, size]) => [x, y, z, size]),
    turns: places.flatMap(matrixOf),
    side,
    lift: ((model.lift ?? 24) * Math.PI) / 180,
  });
  const raw = { width: side, height: side, channels: 4 as const };
  await sharp(Buffer.from(base64, 'base64'), { raw })
    .flip()
    .webp({ quality: 86, alphaQuality: 90, effort: 5 })
    .toFile(`${folder}/${model.name}-${view}.webp`);
}

/** Column by column, the turn from the table to the model. */
function matrixOf([, , , , turnY = 0, turnX = 0, turnZ = 0]: Place): number[] {
  const [y, x, z] = [turnY, turnX, turnZ].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const about = (axis: number, by: number): number[][] => {
    const [c, s] = [Math.cos(by), Math.sin(by)];
    if (axis === 0) return [[1, 0, 0], [0, c, s], [0, -s, c]]; // biome-ignore format: a matrix
    if (axis === 1) return [[c, 0, -s], [0, 1, 0], [s, 0, c]]; // biome-ignore format: a matrix
    return [[c, s, 0], [-s, c, 0], [0, 0, 1]]; // biome-ignore format: a matrix
  };
  const times = (a: number[][], b: number[][]) =>
    a.map((row) =>
      [0, 1, 2].map((column) => row.reduce((sum, value, at) => sum + value * (b[at]?.[column] ?? 0), 0)),
    );
  const rows = times(about(2, z), times(about(0, x), about(1, y)));
  return [0, 1, 2].flatMap((column) => rows.map((row) => row[column] as number));
}

type Drawing = { shader: string; places: number[]; turns: number[]; side: number; lift: number };

/** Runs in the browser: the picture's RGBA bytes, bottom row first, as base64. */
function draw({ shader, places, turns, side: size, lift }: Drawing): string {
  const tile = 200;
  const canvas = document.createElement('canvas');
  canvas.width = tile;
  canvas.height = tile;
  const gl = canvas.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true });
  if (gl === null) throw new Error('This browser has no WebGL');
  const compile = (kind: number, source: string) => {
    const made = gl.createShader(kind);
    if (made === null) throw new Error('No shader');
    gl.shaderSource(made, source);
    gl.compileShader(made);
    if (!gl.getShaderParameter(made, gl.COMPILE_STATUS))
      throw new Error(gl.getShaderInfoLog(made) ?? 'The shader is wrong');
    return made;
  };
  const program = gl.createProgram();
  gl.attachShader(
    program,
    compile(
      gl.VERTEX_SHADER,
      '#version 300 es\nvoid main() { vec2 v = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0; gl_Position = vec4(v, 0.0, 1.0); }',
    ),
  );
  gl.attachShader(program, compile(gl.FRAGMENT_SHADER, shader));
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.viewport(0, 0, tile, tile);
  gl.uniform4fv(gl.getUniformLocation(program, 'place'), places);
  gl.uniformMatrix3fv(gl.getUniformLocation(program, 'turn'), false, turns);
  gl.uniform1f(gl.getUniformLocation(program, 'lift'), lift);
  const part = new Uint8Array(tile * tile * 4);
  // First small, to find the goods; then cropped, so that they fill the picture. Only shadows are translucent.
  gl.uniform1f(gl.getUniformLocation(program, 'pixel'), 1 / tile);
  gl.uniform3f(gl.getUniformLocation(program, 'view'), 0, 0, 1);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  gl.readPixels(0, 0, tile, tile, gl.RGBA, gl.UNSIGNED_BYTE, part);
  let [left, right, bottom, top] = [tile, 0, tile, 0];
  for (let at = 0; at < tile * tile; at += 1)
    if (part[at * 4 + 3] === 255) {
      left = Math.min(left, at % tile);
      right = Math.max(right, at % tile);
      bottom = Math.min(bottom, Math.floor(at / tile));
      top = Math.max(top, Math.floor(at / tile));
    }
  const unit = (pixels: number) => (pixels / tile) * 2 - 1;
  const zoom = Math.max(right - left, (top - bottom) * 1.04) / tile / 0.86;
  gl.uniform3f(
    gl.getUniformLocation(program, 'view'),
    unit((left + right + 1) / 2),
    unit((bottom + top + 1) / 2),
    zoom,
  );
  gl.uniform1f(gl.getUniformLocation(program, 'pixel'), 1 / size);
  const whole = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y += tile)
    for (let x = 0; x < size; x += tile) {
      gl.uniform2f(gl.getUniformLocation(program, 'corner'), x, y);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.readPixels(0, 0, tile, tile, gl.RGBA, gl.UNSIGNED_BYTE, part);
      for (let row = 0; row < tile && y + row < size; row += 1) {
        const width = Math.min(tile, size - x) * 4;
        whole.set(part.subarray(row * tile * 4, row * tile * 4 + width), ((y + row) * size + x) * 4);
      }
    }
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  let text = '';
  for (let at = 0; at < whole.length; at += 32_768)
    text += String.fromCharCode(...whole.subarray(at, at + 32_768));
  return btoa(text);
}
