import type { Model, Place } from '../model.types.ts';
import { mound, one } from './piles.ts';
import { rgb } from './round.ts';

/** A full flower: rings of petals that are steeper towards the middle. */
const rings = (
  name: string,
  of: {
    rings: number;
    petals: number;
    length: number;
    width: number;
    curl: number;
    open: number;
    dark: string;
    light: string;
    ruffle?: number;
    heart?: string;
  },
  pile: readonly Place[],
  piece: readonly Place[] = one(0.5, 1.1, 20, 40, 0),
): Model => ({
  name,
  glsl: `
vec2 shape(vec3 p, float k) {
  float d = 9.0;
  for (int i = 0; i < ${of.rings}; i++) {
    float w = float(i) / ${(of.rings - 1).toFixed(1)};
    vec3 q = p; q.xz = rot(float(i) * 1.9 + k) * q.xz;
    float j = sector(q, ${of.petals}.0 - floor(w * ${(of.petals * 0.45).toFixed(1)}));
    q -= vec3(0.05, -0.1 + 0.2 * w, 0.0);
    q.xy = rot(mix(${of.open.toFixed(2)}, 1.35, w)) * q.xy;
    q.y += ${(of.ruffle ?? 0.03).toFixed(3)} * sin(q.x * 13.0 + j * 3.0 + k) + ${(of.ruffle ?? 0.03).toFixed(3)} * sin(q.z * 17.0 + j);
    d = min(d, leaf(q, ${of.length} * (1.0 - 0.45 * w), ${of.width} * (1.0 - 0.3 * w), 0.014, ${of.curl.toFixed(2)}));
  }
  float heart = ${of.heart ?? '9.0'};
  return join(vec2(d * 0.8, 0.0), vec2(heart, 1.0));
}
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  if (part > 0.5) { s.col = ${rgb('#d9a52c')}; s.rough = 0.7; return; }
  s.col = mix(${rgb(of.dark)}, ${rgb(of.light)}, smoothstep(0.1, ${of.length}, length(p)) * 0.8 + 0.25 * noise(p * 9.0 + k)); s.rough = 0.55; s.soft = 0.7;
}`,
  pile,
  piece,
  lift: 40,
});

const flowerMound = mound(0.46, [4, 3, 3], 0).map(
  ([x, y, z, size, ...turns]): Place => [x, y * 0.75, z, size * 1.1, ...turns],
);

/** Small flowers on a string, arranged in a ring. */
const garland = (
  name: string,
  count: number,
  radius: number,
  dark: string,
  light: string,
  petals: number,
  thick: number,
): Model => ({
  name,
  glsl: `
vec2 shape(vec3 p, float k) {
  vec3 q = p; float w = 6.2831853 / ${count}.0; float a = atan(q.z, q.x); float i = floor(a / w + 0.5); float d = 9.0;
  for (int e = -1; e <= 1; e++) {
    vec3 c = p; c.xz = rot((i + float(e)) * w) * c.xz; c -= vec3(${radius}, 0.0, 0.0);
    float r = length(c); float base = r - ${thick};
    if (base > 0.2) { d = min(d, base); continue; }
    float u = atan(c.z, c.y + 0.0001) , v = acos(clamp(c.x / max(r, 0.001), -1.0, 1.0));
    d = min(d, base + 0.07 * abs(sin(u * ${petals}.0 + floor(v * 4.0) * 1.3)) * abs(sin(v * 6.0)) + 0.02 * noise(c * 24.0));
  }
  return vec2(d * 0.6, 0.0);
}
float relief(vec3 p, float part, float k) { return 0.05 * noise(p * 22.0); }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  float w = 6.2831853 / ${count}.0; float i = floor(atan(p.z, p.x) / w + 0.5);
  s.col = mix(${rgb(dark)}, ${rgb(light)}, noise(p * 18.0) * 0.7 + 0.3 * hash(vec3(i, 1.0, 2.0))); s.rough = 0.7; s.soft = 0.6; s.bump = 0.8;
}`,
  pile: [[0, 0.22, 0, 1.12, 0, 0, 0]],
  piece: [[0, 0.22, 0, 1.12, 0, 0, 0]],
  lift: 50,
});

export const FLOWERS: readonly Model[] = [
  rings(
    'marigold',
    {
      rings: 6,
      petals: 12,
      length: 0.95,
      width: 0.24,
      curl: 0.15,
      open: 0.15,
      dark: '#c8560a',
      light: '#f2931c',
      ruffle: 0.05,
    },
    flowerMound,
  ),
  rings(
    'marigold-yellow',
    {
      rings: 6,
      petals: 12,
      length: 0.95,
      width: 0.24,
      curl: 0.15,
      open: 0.15,
      dark: '#d99a0c',
      light: '#f7cf35',
      ruffle: 0.05,
    },
    flowerMound,
  ),
  rings(
    'rose',
    {
      rings: 5,
      petals: 6,
      length: 0.95,
      width: 0.55,
      curl: 0.3,
      open: 0.3,
      dark: '#7c0a26',
      light: '#d0345a',
    },
    flowerMound,
  ),
  rings(
    'lotus',
    {
      rings: 4,
      petals: 8,
      length: 1.15,
      width: 0.3,
      curl: 0.4,
      open: 0.35,
      dark: '#f0c9d4',
      light: '#d65c8c',
      heart: 'ellipsoid(p - vec3(0.0, 0.2, 0.0), vec3(0.2, 0.12, 0.2))',
    },
    [
      [-0.65, 0.4, -0.2, 0.85, 10, 20, 8],
      [0.7, 0.4, 0.3, 0.85, 60, 26, -12],
    ],
  ),
  rings(
    'hibiscus',
    {
      rings: 2,
      petals: 5,
      length: 1.15,
      width: 0.55,
      curl: 0.35,
      open: 0.3,
      dark: '#8f0a1a',
      light: '#d62a2e',
      ruffle: 0.04,
      heart: 'cone(p, vec3(0.0, 0.1, 0.0), vec3(0.3, 1.1, 0.15), 0.03, 0.07)',
    },
    [
      [-0.65, 0.35, -0.25, 0.8, 10, 20, 8],
      [0.68, 0.35, -0.1, 0.8, 60, 26, -12],
      [0.0, 0.33, 0.8, 0.78, 140, 30, 0],
    ],
  ),
  garland('garland', 15, 0.95, '#d0600c', '#f5a51f', 6, 0.24),
  garland('jasmine', 26, 0.98, '#d9d6c0', '#faf8ee', 3, 0.15),
];
