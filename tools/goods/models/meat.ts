import type { Model, Place } from '../model.types.ts';
import { mound } from './piles.ts';
import { rgb } from './round.ts';

/** Raw meat: moist, marbled with fat. */
const cut = (
  name: string,
  body: string,
  of: { flesh: string; deep: string; fat: string; marbling: number; scale?: number; soft?: number },
  pile: readonly Place[],
  bone = '9.0',
  piece: readonly Place[] = pile.slice(0, 2),
): Model => ({
  name,
  glsl: `
vec2 shape(vec3 p, float k) {
  float d; float bone; vec3 w = p + 0.09 * (vec3(noise(p * 2.2 + k * 5.0), noise(p * 2.2 + 9.0 + k), noise(p * 2.2 + 21.0 + k)) - 0.5);
  ${body}
  bone = ${bone};
  return join(vec2(d * 0.75, 0.0), vec2(bone, 1.0));
}
float relief(vec3 p, float part, float k) { return 0.02 * fbm(p * vec3(5.0, 14.0, 7.0) + k) + 0.006 * noise(p * 30.0); }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  s.rough = 0.22; s.spec = 0.05; s.soft = ${of.soft ?? 0.55}; s.bump = 0.9;
  if (part > 0.5) { s.col = mix(${rgb('#e8dcc6')}, ${rgb('#c98a80')}, noise(p * 9.0) * 0.5); s.rough = 0.4; return; }
  float f = fbm(p * vec3(2.0, 5.0, 3.0) * ${(of.scale ?? 1).toFixed(1)} + k * 4.0);
  s.col = mix(${rgb(of.deep)}, ${rgb(of.flesh)}, f);
  float line = smoothstep(0.52, 0.6, noise(p * vec3(3.0, 8.0, 4.0) * ${(of.scale ?? 1).toFixed(1)} + 2.0 * fbm(p * 3.0) + k * 7.0));
  s.col = mix(s.col, ${rgb(of.fat)}, line * ${of.marbling.toFixed(2)});
}`,
  pile,
  piece,
  lift: 34,
});

const CHICKEN = { flesh: '#e8b9a4', deep: '#d08f80', fat: '#f2dcb4', marbling: 0.45 };
const GOAT = { flesh: '#9c3434', deep: '#6e1a20', fat: '#d9aa9c', marbling: 0.35 };
const chunks = (size: number, rows: readonly number[]): Place[] =>
  mound(size, rows, 30).map(([x, y, z, ...rest]): Place => [x * 0.92, y * 0.9, z * 0.95, ...rest]);

const fish = (
  name: string,
  back: string,
  side: string,
  belly: string,
  tall: number,
  pile: readonly Place[],
  spots = 0,
): Model => ({
  name,
  glsl: `
vec2 shape(vec3 p, float k) {
  float t = clamp((p.x + 1.1) / 1.85, 0.0, 1.0);
  float h = ${tall} * pow(sin(3.14159 * pow(t, 0.78)), 0.8) + 0.055;
  float d = (length(vec2(p.y / h, p.z / (h * ${tall > 0.5 ? '0.26' : '0.52'}))) - 1.0) * h * ${tall > 0.5 ? '0.28' : '0.5'};
  d = max(d, abs(p.x + 0.15) - 0.97);
  vec3 f = p - vec3(0.72, 0.0, 0.0);
  float tail = max(max(abs(f.z) - 0.018, abs(abs(f.y) - f.x * 0.72) - 0.16 - 0.1 * f.x), max(f.x - 0.52 + 0.35 * (0.35 - abs(f.y)), -f.x - 0.05));
  float up_ = p.y - h; float fin = max(abs(p.z) - 0.014, max(abs(p.x - 0.02) - 0.36, max(-up_ - 0.08, up_ - 0.2 * smoothstep(-0.45, 0.0, -abs(p.x + 0.1)) - 0.03)));
  float low = -p.y - h; float fin2 = max(abs(p.z) - 0.014, max(abs(p.x - 0.25) - 0.18, max(-low - 0.08, low - 0.13)));
  vec3 g = vec3(p.x + 0.45, p.y + 0.04, abs(p.z) - h * 0.42); g.xy = rot(-0.35) * g.xy;
  float side = max(abs(g.z - 0.1 * g.x) - 0.012, max(abs(g.y) - 0.02 - 0.28 * max(g.x, 0.0), max(g.x - 0.36, -g.x)));
  float eye = length(vec3(p.x + 0.84, p.y - 0.07, abs(p.z) - ${tall > 0.5 ? '0.075' : '0.115'})) - 0.06;
  return join(join(vec2(d * 0.8, 0.0), vec2(min(min(tail, side), min(fin, fin2)) * 0.7, 1.0)), vec2(eye, 2.0));
}
vec2 scale_(vec3 p) { vec2 c = vec2(p.x * 15.0, p.y * 17.0); c.y += mod(floor(c.x), 2.0) * 0.5; vec2 f = fract(c) - vec2(0.0, 0.5); return vec2(length(f), c.x); }
float relief(vec3 p, float part, float k) { return part > 0.5 ? 0.012 * sin(p.y * 60.0 + p.x * 20.0) : 0.012 * smoothstep(0.4, 0.62, scale_(p).x) * smoothstep(-0.66, -0.55, p.x); }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  if (part > 1.5) { float r = length(p.xy - vec2(-0.84, 0.07)); s.col = mix(vec3(0.008), ${rgb('#d9c47a')}, smoothstep(0.03, 0.036, r)); s.rough = 0.05; s.spec = 0.06; return; }
  float t = p.y / ${tall};
  s.col = mix(${rgb(side)}, ${rgb(back)}, smoothstep(0.1, 0.75, t + 0.15 * noise(p * 5.0))); s.col = mix(s.col, ${rgb(belly)}, smoothstep(-0.2, -0.7, t));
  if (part < 0.5) { s.col *= 0.78 + 0.4 * smoothstep(0.62, 0.2, scale_(p).x) * smoothstep(-0.62, -0.5, p.x) + 0.22 * smoothstep(-0.5, -0.62, p.x); float gill = smoothstep(0.035, 0.0, abs(length(p.xy - vec2(-0.92, 0.0)) - 0.36)) * step(p.x, -0.5); s.col *= 1.0 - 0.55 * gill; s.col *= 1.0 - ${spots.toFixed(1)} * smoothstep(0.5, 0.9, abs(sin(p.x * 9.0 + 2.0 * noise(p * 4.0)))) * smoothstep(0.1, 0.6, t); s.col *= 1.0 - 0.6 * smoothstep(0.016, 0.0, abs(p.y + 0.06 + 0.1 * (p.x + 1.0))) * step(p.x, -0.82); }
  else s.col *= 0.8 + 0.25 * sin(p.y * 60.0 + p.x * 20.0);
  s.rough = 0.2; s.spec = 0.12; s.soft = 0.25; s.bump = 0.9;
}`,
  pile,
  piece: [[0.1, 0.24, 0.0, 1.28, 18, -66, 0]],
  lift: 34,
});

const fishPile = (size: number): Place[] => [
  [0.05, 0.2, -0.55, size, 14, -66, 0],
  [0.15, 0.26, 0.35, size * 0.97, 24, -62, 0],
];

const prawn: Model = {
  name: 'prawn',
  glsl: `
vec2 shape(vec3 p, float k) {
  float a = atan(p.y, p.x); float r = length(p.xy);
  float t = clamp((a + 2.2) / 4.5, 0.0, 1.0);
  float w = 0.1 + 0.2 * pow(sin(3.14159 * clamp(t * 0.78 + 0.2, 0.0, 1.0)), 0.8);
  float seg = 0.018 * abs(sin(t * 3.14159 * 7.0));
  float d = length(vec2((r - 0.66), p.z)) - w - seg;
  d = max(d, abs(a - 0.05) * 0.6 - 1.4);
  float at = -2.3; vec3 e = vec3(0.66 * cos(at), 0.66 * sin(at), 0.0); vec3 q = p - e; q.xy = rot(0.62) * q.xy;
  float tail = 9.0; for (int i = -1; i <= 1; i++) { vec3 f = q; f.xz = rot(float(i) * 0.5) * f.xz; tail = min(tail, ellipsoid(f - vec3(0.22, 0.0, 0.0), vec3(0.3, 0.035, 0.09))); }
  float legs = 9.0; for (int i = 0; i < 5; i++) { float b = -1.2 + 0.5 * float(i); legs = min(legs, capsule(vec3(p.xy, abs(p.z)), vec3(0.45 * cos(b), 0.45 * sin(b), 0.06), vec3(0.2 * cos(b + 0.3), 0.2 * sin(b + 0.3), 0.16), 0.02)); }
  return join(vec2(d * 0.7, 0.0), vec2(min(tail, legs) * 0.8, 1.0));
}
float relief(vec3 p, float part, float k) { return 0.01 * noise(p * 20.0); }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  float a = atan(p.y, p.x); float t = clamp((a + 2.2) / 4.5, 0.0, 1.0);
  s.col = mix(${rgb('#c9a08c')}, ${rgb('#e8c9b4')}, fbm(p * 4.0 + k)); s.col = mix(s.col, ${rgb('#8f6a62')}, smoothstep(0.75, 1.0, abs(sin(t * 3.14159 * 7.0 + 1.57))) * 0.5);
  if (part > 0.5) s.col = mix(${rgb('#c96a4a')}, ${rgb('#7c5048')}, noise(p * 6.0)); s.rough = 0.15; s.soft = 0.8; s.bump = 0.6;
}`,
  pile: [
    [-0.75, 0.26, -0.35, 0.78, 10, -74, 0],
    [0.72, 0.26, -0.4, 0.78, 130, -74, 0],
    [-0.25, 0.26, 0.65, 0.78, 250, -74, 0],
    [0.8, 0.26, 0.7, 0.72, 40, -74, 0],
    [0.05, 0.55, 0.05, 0.76, 300, -66, 8],
  ],
  piece: [[0, 0.3, 0.1, 1.2, 20, -70, 0]],
  lift: 38,
};

const crab: Model = {
  name: 'crab',
  glsl: `
vec2 shape(vec3 p, float k) {
  vec3 m = vec3(abs(p.x), p.y, p.z);
  float d = ellipsoid(p, vec3(0.66, 0.26, 0.46)) - 0.02 * noise(p * 7.0);
  float claw = 9.0;
  claw = min(claw, capsule(m, vec3(0.5, 0.0, 0.3), vec3(0.92, 0.05, 0.5), 0.1)); claw = smin(claw, capsule(m, vec3(0.92, 0.05, 0.5), vec3(0.78, 0.1, 0.86), 0.14), 0.08);
  claw = smin(claw, cone(m, vec3(0.78, 0.1, 0.86), vec3(0.46, 0.08, 1.12), 0.12, 0.02), 0.05); claw = smin(claw, cone(m, vec3(0.72, 0.1, 0.95), vec3(0.64, 0.08, 1.2), 0.08, 0.02), 0.03);
  for (int i = 0; i < 4; i++) { float f = float(i); vec3 j = vec3(1.0 - 0.06 * f, 0.22, 0.12 - 0.3 * f); claw = min(claw, cone(m, vec3(0.5, 0.0, 0.1 - 0.12 * f), j, 0.08, 0.06)); claw = min(claw, cone(m, j, vec3(1.28 - 0.12 * f, -0.24, 0.16 - 0.42 * f), 0.06, 0.015)); }
  float eye = length(m - vec3(0.16, 0.16, 0.46)) - 0.055;
  return join(vec2(min(d, claw) * 0.85, 0.0), vec2(eye, 1.0));
}
float relief(vec3 p, float part, float k) { return 0.02 * noise(p * 14.0); }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) { if (part > 0.5) { s.col = vec3(0.01); s.rough = 0.05; return; } s.col = mix(${rgb('#4a5f62')}, ${rgb('#b3694a')}, smoothstep(0.35, 0.7, fbm(p * 3.0) + 0.3 * length(p.xz) - 0.15)); s.col = mix(s.col, ${rgb('#e0cdb4')}, smoothstep(0.0, -0.2, p.y) * 0.7); s.rough = 0.25; s.bump = 0.8; }`,
  pile: [[0, 0.3, -0.1, 1.05, 16, 0, 0]],
  piece: [[0, 0.3, -0.1, 1.05, 16, 0, 0]],
  lift: 36,
};

export const MEAT: readonly Model[] = [
  cut(
    'chicken-curry-cut',
    'd = smin(ellipsoid(w, vec3(0.92, 0.6, 0.7)), ellipsoid(w - vec3(0.4, 0.2, 0.1), vec3(0.6, 0.5, 0.55)), 0.2);',
    CHICKEN,
    chunks(0.46, [4, 4, 3]),
    'capsule(p, vec3(-0.75, 0.1, 0.0), vec3(-1.12, 0.2, 0.1), 0.13)',
  ),
  cut(
    'chicken-drumstick',
    'd = smin(ellipsoid(w - vec3(0.42, 0.0, 0.0), vec3(0.68, 0.46, 0.46)), cone(w, vec3(0.2, 0.0, 0.0), vec3(-0.85, 0.0, 0.0), 0.36, 0.13), 0.25);',
    CHICKEN,
    [
      [-0.1, 0.34, -0.7, 0.98, 10, 0, 0],
      [0.1, 0.34, 0.0, 1.0, 24, 60, 0],
      [-0.1, 0.34, 0.72, 0.98, 6, 120, 0],
      [0.05, 0.82, -0.3, 0.94, 200, 0, 4],
    ],
    'smin(capsule(p, vec3(-0.8, 0.0, 0.0), vec3(-1.18, 0.0, 0.0), 0.1), length(p - vec3(-1.2, 0.06, 0.05)) - 0.14, 0.06)',
    [[0, 0.42, 0.1, 1.2, 24, 0, 0]],
  ),
  cut(
    'chicken-breast',
    // Tapered at one end, with the tenderloin along one side.
    'float f = mix(1.0, 0.46, smoothstep(-0.25, 1.15, w.x)); vec3 q = vec3(w.x, w.y / f, (w.z + 0.16 * w.x * w.x) / f); d = ellipsoid(q, vec3(1.16, 0.34, 0.64)) * f; d = smin(d, capsule(w, vec3(-0.72, 0.2, 0.2), vec3(0.75, 0.12, 0.02), 0.15), 0.07); d = smax(d, -capsule(w, vec3(-0.9, 0.34, -0.1), vec3(0.5, 0.3, -0.14), 0.02), 0.12);',
    { flesh: '#f0b5a4', deep: '#d78d80', fat: '#f7e3d0', marbling: 0.3 },
    [
      [-0.05, 0.28, -0.55, 1.0, 14, 0, 0],
      [0.05, 0.3, 0.5, 1.0, 190, 10, 0],
    ],
  ),
  cut(
    'chicken-whole',
    'd = ellipsoid(w, vec3(0.95, 0.66, 0.74)); vec3 m = vec3(w.xy, abs(w.z)); d = smin(d, ellipsoid(m - vec3(0.55, 0.1, 0.52), vec3(0.5, 0.34, 0.28)), 0.16); d = smin(d, cone(m, vec3(0.8, 0.1, 0.5), vec3(1.12, 0.32, 0.3), 0.16, 0.11), 0.1); d = smin(d, capsule(m, vec3(-0.5, 0.15, 0.62), vec3(-0.05, -0.08, 0.82), 0.15), 0.1);',
    { ...CHICKEN, flesh: '#eec9a4', marbling: 0.25 },
    [[-0.1, 0.62, 0, 1.12, 30, 0, 0]],
  ),
  cut(
    'mince',
    'vec3 q = p; float dome = ellipsoid(p, vec3(1.2, 0.55, 0.95)); vec2 e = cells(p * vec3(4.0, 7.0, 4.0) + 0.4 * noise(p * 3.0)); d = dome + 0.16 * e.x;',
    { ...GOAT, flesh: '#b04a44', marbling: 0.3, scale: 3 },
    [[0, 0.3, 0.1, 1.1, 10, 0, 0]],
  ),
  cut(
    'mutton-cubes',
    'd = box(w, vec3(0.8, 0.62, 0.7), 0.32);',
    GOAT,
    chunks(0.46, [4, 4, 3]),
    'length(vec2(p.y - 0.1, p.z)) - 0.0 > 0.22 ? 9.0 : (fract(k * 0.37) > 0.55 ? capsule(p, vec3(-0.82, 0.1, 0.0), vec3(0.84, 0.1, 0.0), 0.2) : 9.0)',
  ),
  cut(
    'mutton-chops',
    'd = ellipsoid(w - vec3(0.35, 0.0, 0.0), vec3(0.62, 0.24, 0.52)); d = smin(d, capsule(w, vec3(-0.1, 0.0, 0.1), vec3(-0.5, 0.0, 0.2), 0.16), 0.2);',
    GOAT,
    [
      [-0.1, 0.22, -0.72, 1.0, 10, 0, 0],
      [0.15, 0.26, -0.05, 1.0, 26, 0, 0],
      [-0.1, 0.24, 0.7, 1.0, 4, 0, 0],
      [0.1, 0.56, 0.25, 0.95, 40, 0, 0],
    ],
    'capsule(p, vec3(-0.4, 0.0, 0.18), vec3(-1.2, 0.04, 0.34), 0.085)',
  ),
  cut(
    'liver',
    'd = ellipsoid(w, vec3(1.0, 0.26, 0.6)); d = smin(d, ellipsoid(w - vec3(0.5, 0.1, 0.2), vec3(0.55, 0.24, 0.4)), 0.2);',
    { flesh: '#6a201c', deep: '#3f0d10', fat: '#7c2a26', marbling: 0.3, soft: 0.3 },
    [
      [-0.1, 0.26, -0.4, 1.0, 14, 0, 0],
      [0.1, 0.3, 0.5, 0.98, 200, 0, 0],
    ],
  ),
  cut(
    'fish-steak',
    'vec3 q = w; float ring = length(q.xz / vec2(0.95, 0.7)) - 1.0; d = max(ring * 0.7, abs(q.y) - 0.2) - 0.05; d = smax(d, -(length((q.xz - vec2(0.75, 0.0)) / vec2(0.42, 0.16)) - 1.0) * 0.16, 0.08);',
    { flesh: '#e6c3b4', deep: '#c98f84', fat: '#a2aab0', marbling: 0.3, scale: 1.4 },
    [
      [-0.5, 0.24, -0.5, 0.85, 10, 0, 0],
      [0.6, 0.26, -0.1, 0.85, 70, 12, 0],
      [-0.15, 0.3, 0.7, 0.85, 200, 14, 0],
    ],
    'length(vec2(length(p.xz + vec2(0.25, 0.0)) - 0.0, max(abs(p.y) - 0.24, 0.0))) - 0.1',
  ),
  cut(
    'fish-fillet',
    'd = max(ellipsoid(w, vec3(1.25, 0.24, 0.5)), -w.y - 0.12);',
    { flesh: '#f2d9cf', deep: '#e2b3a6', fat: '#fbeee6', marbling: 0.5, scale: 2.2 },
    [
      [0, 0.16, -0.5, 1.0, 12, 0, 0],
      [0.05, 0.18, 0.45, 1.0, 20, 0, 0],
    ],
  ),
  cut(
    'squid',
    'd = max(abs(length(w.xz) - 0.72) - 0.13, abs(w.y) - 0.14) - 0.06;',
    { flesh: '#efe6e2', deep: '#dccbc8', fat: '#c9a0a8', marbling: 0.25 },
    mound(0.5, [3, 3, 2]).map(([x, , z, size, turn]): Place => [x, 0.16, z, size, turn ?? 0, 8, 6]),
  ),
  fish('fish', '#4a5a5c', '#aab4b0', '#e0ddd2', 0.4, fishPile(1.12)),
  fish(
    'fish-mackerel',
    '#2c4a5f',
    '#9fb0b8',
    '#e6e6e0',
    0.3,
    [...fishPile(1.15), [0.0, 0.5, -0.05, 1.1, 4, -62, 0]],
    0.5,
  ),
  fish('fish-pomfret', '#7c858c', '#c3c9cc', '#eceae4', 0.68, fishPile(1.05)),
  prawn,
  crab,
];
