import type { Model } from '../model.types.ts';
import { mound, one } from './piles.ts';
import { rgb } from './round.ts';

/** A whole fruit and, as copy 1, a half that shows its flesh. `whole` is the distance of the fruit. */
const halved = (
  name: string,
  whole: string,
  outside: string,
  inside: string,
  pile: Model['pile'],
  piece: Model['piece'],
  more: { hole?: string; relief?: string; bump?: number; rough?: number; extra?: string } = {},
): Model => ({
  name,
  glsl: `
${more.extra ?? ''}
float whole(vec3 p, float k) { float a = angle(p); ${whole} }
vec2 shape(vec3 p, float k) {
  float d = whole(p, k);
  if (k < 0.5) return vec2(d * 0.85, 0.0);
  float cut = max(d, p.z);
  ${more.hole ?? ''}
  return vec2(cut * 0.85, p.z > -0.012 || d < -0.04 ? 1.0 : 0.0);
}
float relief(vec3 p, float part, float k) { return part > 0.5 ? 0.004 * noise(p * 30.0) : ${more.relief ?? '0.0'}; }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  float a = angle(p); float deep = -whole(p, k);
  s.rough = ${more.rough ?? 0.35}; s.bump = ${more.bump ?? 0.6}; s.soft = 0.4;
  if (part > 0.5) { s.rough = 0.22; s.soft = 0.6; float b = atan(p.y, p.x); ${inside} return; }
  ${outside}
}`,
  pile,
  piece,
});

const grapes = (name: string, dark: string, light: string): Model => ({
  name,
  glsl: `
vec2 shape(vec3 p, float k) {
  float d = 9.0, stem = cone(p, vec3(-0.9, 0.1, 0.0), vec3(-1.5, 0.25, 0.0), 0.05, 0.04);
  for (int i = 0; i < 34; i++) {
    float f = float(i), t = f / 33.0;
    float x = mix(-0.95, 1.05, t);
    float r = 0.5 * pow(1.0 - t, 0.6) + 0.05;
    float a = f * 2.399;
    vec3 c = vec3(x, r * cos(a) * 0.75 + 0.05, r * sin(a));
    d = min(d, ellipsoid(p - c, vec3(0.245, 0.215, 0.215) * (0.92 + 0.16 * hash(vec3(f, 1.0, k)))));
  }
  return join(vec2(d, 0.0), vec2(stem, 1.0));
}
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  if (part > 0.5) { s.col = ${rgb('#8a7a3c')}; s.rough = 0.7; return; }
  s.col = mix(${rgb(dark)}, ${rgb(light)}, fbm(p * 2.2 + k) + 0.15 * n.y); s.col = mix(s.col, vec3(0.75, 0.78, 0.8), 0.12 * noise(p * 6.0));
  s.rough = 0.16; s.soft = 0.6;
}`,
  pile: [
    [0.05, 0.52, 0, 1.05, 22, 0, 0],
    [0.15, 0.4, 0.75, 0.8, -12, 20, 0],
  ],
  piece: [[0.05, 0.55, 0, 1.15, 22, 0, 0]],
  lift: 30,
});

const pineapple: Model = {
  name: 'pineapple',
  glsl: `
vec2 shape(vec3 p, float k) {
  float a = atan(p.z, p.y);
  float base = ellipsoid(p, vec3(0.86, 0.54, 0.54));
  float d = base;
  if (base < 0.25) {
    vec2 c = vec2(p.x * 5.2, a * 1.59);
    vec2 g = vec2(c.x + c.y, c.x - c.y);
    vec2 f = fract(g) - 0.5;
    d = base - 0.075 * (1.0 - smoothstep(0.0, 0.52, max(abs(f.x), abs(f.y)))) - 0.04 * smoothstep(0.12, 0.0, length(f));
  }
  float blade = 9.0;
  for (int i = 0; i < 5; i++) {
    float w = float(i);
    vec3 q = p - vec3(0.72 + 0.05 * w, 0.0, 0.0);
    float n = 8.0 - w, t = atan(q.z, q.y) + w * 0.7, s = 6.2831853 / n, j = floor(t / s + 0.5);
    q.yz = rot(-(j * s - w * 0.7)) * q.yz;
    q.xy = rot(-0.75 + 0.14 * w) * q.xy; 
    blade = min(blade, leaf(vec3(q.x, -q.y, q.z), 0.42 + 0.12 * w, 0.075, 0.016, -0.4));
  }
  return join(vec2(d * 0.6, 0.0), vec2(blade * 0.9, 1.0));
}
float relief(vec3 p, float part, float k) { return 0.02 * noise(p * 16.0); }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  s.bump = 0.8; s.soft = 0.3;
  if (part > 0.5) { s.col = mix(${rgb('#2f5a2a')}, ${rgb('#7c9b58')}, fbm(p * 5.0)); s.rough = 0.5; return; }
  float a = atan(p.z, p.y); vec2 c = vec2(p.x * 5.2, a * 1.59); vec2 g = vec2(c.x + c.y, c.x - c.y); vec2 f = fract(g) - 0.5;
  float e = max(abs(f.x), abs(f.y));
  s.col = mix(${rgb('#d9962c')}, ${rgb('#7a5a22')}, smoothstep(0.25, 0.5, e)); s.col = mix(s.col, ${rgb('#5b4a24')}, smoothstep(0.14, 0.04, length(f))); s.col = mix(s.col, ${rgb('#8f9a3c')}, smoothstep(-0.2, 0.9, p.x + 0.3 * noise(p * 3.0)) * 0.4);
  s.rough = 0.5;
}`,
  pile: [[-0.28, 0.58, 0, 1.16, 24, 0, 12]],
  piece: [[-0.28, 0.58, 0, 1.16, 24, 0, 12]],
};

const strawberry: Model = {
  name: 'strawberry',
  glsl: `
vec2 shape(vec3 p, float k) {
  vec3 q = p; q.xz *= 1.0 + 0.42 * smoothstep(0.35, -1.0, p.y);
  float d = ellipsoid(q, vec3(0.82, 0.98, 0.82));
  d = smax(d, -(length(p - vec3(0.0, 1.05, 0.0)) - 0.25), 0.3);
  vec2 e = cells(vec3(normalize(p).xz * 3.6, p.y * 4.4));
  d += 0.028 * smoothstep(0.3, 0.08, e.x);
  float seed = 9.0;
  vec3 c = p - vec3(0.0, 0.82, 0.0); float i = sector(c, 9.0);
  float green = leaf(c, 0.52, 0.12, 0.015, 0.1 + 0.15 * mod(i, 2.0));
  green = min(green, cone(p, vec3(0.0, 0.8, 0.0), vec3(0.08, 1.15, 0.0), 0.04, 0.03));
  return join(vec2(d * 0.65, 0.0), vec2(green, 1.0));
}
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  if (part > 0.5) { s.col = mix(${rgb('#4f8a2a')}, ${rgb('#86b04e')}, noise(p * 8.0)); s.rough = 0.5; s.soft = 0.5; return; }
  vec2 e = cells(vec3(normalize(p).xz * 3.6, p.y * 4.4));
  s.col = mix(${rgb('#b3101a')}, ${rgb('#d9342a')}, fbm(p * 2.0 + k)); s.col = mix(s.col, ${rgb('#e8b9a0')}, smoothstep(0.6, 0.95, p.y) * 0.6);
  s.col = mix(s.col, ${rgb('#e2b04a')}, smoothstep(0.13, 0.07, e.x)); s.rough = 0.16; s.soft = 0.45;
}`,
  pile: mound(0.42, [4, 3, 3], 50),
  piece: [
    [-0.5, 0.56, -0.1, 0.66, 20, 30, 60],
    [0.6, 0.56, 0.2, 0.66, 10, 60, -40],
  ],
};

const dragon: Model = {
  name: 'dragon-fruit',
  glsl: `
vec2 shape(vec3 p, float k) {
  float d = ellipsoid(p, vec3(0.74, 0.92, 0.74));
  float blade = 9.0;
  for (int i = 0; i < 5; i++) {
    float w = float(i); vec3 q = p; q.xz = rot(w * 0.62) * q.xz; sector(q, 5.0);
    float y = -0.6 + 0.36 * w; float r = 0.72 * sqrt(max(0.0, 1.0 - y * y / 0.85));
    q -= vec3(r - 0.03, y, 0.0); q.xy = rot(1.12 - 0.05 * w) * q.xy;
    blade = min(blade, leaf(vec3(q.x, -q.y, q.z), 0.5, 0.16, 0.022, 0.3));
  }
  return join(vec2(d, 0.0), vec2(blade, 1.0));
}
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  s.col = mix(${rgb('#c4265e')}, ${rgb('#e0527f')}, fbm(p * 3.0)); if (part > 0.5) s.col = mix(s.col, ${rgb('#9cbf4e')}, smoothstep(0.72, 1.05, length(p * vec3(1.0, 0.8, 1.0)))); s.rough = 0.35; s.soft = 0.4;
}`,
  pile: [
    [-0.62, 0.7, -0.2, 0.86, 10, 30, 64],
    [0.66, 0.72, 0.35, 0.86, 60, 40, -50],
  ],
  piece: one(0.9, 1.0, 20, 26, -24),
};

const kiwi = (name: string, flesh: string, light: string): Model =>
  halved(
    name,
    'return ellipsoid(p, vec3(0.94, 0.78, 0.78));',
    `s.col = mix(${rgb('#6b4a26')}, ${rgb('#957243')}, noise(p * 9.0 + k)); s.col *= 0.8 + 0.35 * noise(p * 40.0); s.rough = 0.85;`,
    `float r = length(p.xy / vec2(0.94, 0.78)); s.col = mix(${rgb(flesh)}, ${rgb(light)}, 0.5 + 0.5 * sin(b * 26.0) * smoothstep(0.2, 0.6, r) * smoothstep(1.0, 0.7, r)); s.col = mix(${rgb('#efe9c0')}, s.col, smoothstep(0.16, 0.34, r + 0.03 * sin(b * 9.0)));
  float ray = abs(fract(b * 4.6) - 0.5); float seed = smoothstep(0.2, 0.08, ray) * smoothstep(0.1, 0.04, abs(r - 0.43 - 0.05 * sin(b * 13.0))); s.col = mix(s.col, vec3(0.012), seed); s.col = mix(s.col, ${rgb('#6b4a26')}, smoothstep(0.95, 0.985, r));`,
    [
      [-0.62, 0.6, -0.35, 0.78, 20, 0, 8],
      [0.62, 0.62, 0.2, 0.78, 14, -24, 6],
      [-0.3, 0.56, 0.85, 0.72, 60, 0, 0],
    ],
    [
      [0, 0.78, 0, 0.01],
      [0.0, 0.8, 0.0, 1.05, 0, -18, 6],
    ],
    { relief: '0.02 * noise(p * 34.0)', bump: 0.9 },
  );

export const FRUIT: readonly Model[] = [
  halved(
    'watermelon',
    'return ellipsoid(p, vec3(1.08, 0.92, 0.92)) + 0.0 * a;',
    `float v = atan(p.z, p.y); float st = noise(vec3(p.x * 3.0, cos(v) * 5.0, sin(v) * 5.0)); float band = abs(sin(v * 4.5 + 1.2 * (st - 0.5) + 0.3 * sin(p.x * 9.0))); s.col = mix(${rgb('#123f1c')}, ${rgb('#5e8f45')}, smoothstep(0.45, 0.75, band + 0.25 * (st - 0.5))); s.rough = 0.2;`,
    `float r = 1.0 - deep / 0.92; s.col = mix(${rgb('#c31f2b')}, ${rgb('#e0443f')}, fbm(p * 5.0)); s.col = mix(s.col, ${rgb('#efe8c8')}, smoothstep(0.86, 0.9, r)); s.col = mix(s.col, ${rgb('#2f6b2a')}, smoothstep(0.95, 0.975, r));
  float rr = length(p.xy / vec2(1.08, 0.92)); float seed = smoothstep(0.22, 0.14, abs(fract(b * 3.2 + floor(rr * 4.0) * 0.4) - 0.5)) * smoothstep(0.04, 0.02, abs(rr - 0.62 - 0.08 * sin(b * 7.0))); s.col = mix(s.col, vec3(0.015, 0.01, 0.01), seed);`,
    [
      [-0.42, 0.78, -0.5, 0.9, 24, 12, 6],
      [0.42, 0.68, 0.55, 0.86, 14, -30, 4],
    ],
    [[0, 0.84, 0, 0.98, 24, 12, 6]],
  ),
  halved(
    'muskmelon',
    'return length(p) - 0.92 + 0.02 * abs(sin(a * 5.0));',
    `vec2 e = cells(p * 6.5 + 0.3 * noise(p * 5.0)); float net = smoothstep(0.14, 0.03, e.y - e.x); s.col = mix(${rgb('#b89a52')}, ${rgb('#e6d9b0')}, net); s.rough = 0.65;`,
    `float r = length(p.xy); s.col = mix(${rgb('#f0b060')}, ${rgb('#e8933c')}, smoothstep(0.7, 0.4, r)); s.col = mix(s.col, ${rgb('#b9b56a')}, smoothstep(0.8, 0.86, r)); s.col = mix(s.col, ${rgb('#b89a52')}, smoothstep(0.9, 0.92, r)); if (r < 0.42) s.col = mix(${rgb('#d9a050')}, ${rgb('#f0dcae')}, smoothstep(0.5, 0.3, cells(p * 11.0).x));`,
    [
      [-0.55, 0.8, -0.45, 0.9, 24, 12, 6],
      [0.55, 0.68, 0.5, 0.82, 8, -28, 0],
    ],
    [[0, 0.86, 0, 0.98, 24, 12, 6]],
    {
      relief:
        '0.05 * smoothstep(0.16, 0.02, cells(p * 6.5 + 0.3 * noise(p * 5.0)).y - cells(p * 6.5 + 0.3 * noise(p * 5.0)).x)',
      bump: 0.8,
      hole: 'cut = smax(cut, -(length(p - vec3(0.0, 0.0, 0.16)) - 0.45), 0.05);',
    },
  ),
  halved(
    'papaya',
    'vec3 q = p; float t = (p.x + 1.1) / 2.2; float r = mix(0.36, 0.52, smoothstep(0.0, 0.7, t)) * pow(sin(3.14159 * clamp(t, 0.02, 0.98)), 0.42); return max(length(q.yz) - r, abs(p.x) - 1.1) * 0.9;',
    `s.col = mix(${rgb('#6f9434')}, ${rgb('#e2a42c')}, smoothstep(-0.5, 0.9, p.x + 1.2 * (fbm(p * 2.0) - 0.4))); s.rough = 0.35;`,
    `s.col = mix(${rgb('#e8742a')}, ${rgb('#f09a4a')}, smoothstep(0.02, 0.14, deep) * 0.6 + 0.2 * noise(p * 8.0)); s.col = mix(${rgb('#d9a53c')}, s.col, smoothstep(0.01, 0.05, deep)); float c = length((p.xy - vec2(0.1, 0.0)) / vec2(0.72, 0.2)); if (c < 1.0) { vec2 e = cells(p * 13.0); s.col = mix(${rgb('#1b1a16')}, ${rgb('#b9602a')}, smoothstep(0.32, 0.42, e.x)); s.rough = 0.15; }`,
    [
      [-0.05, 0.5, -0.5, 1.1, 20, 0, 4],
      [0.05, 0.42, 0.55, 1.05, 16, -40, 2],
    ],
    [[0, 0.56, 0, 1.2, 24, 0, 4]],
    { hole: 'cut = smax(cut, -(ellipsoid(p - vec3(0.1, 0.0, 0.05), vec3(0.72, 0.2, 0.16))), 0.05);' },
  ),
  halved(
    'avocado',
    'return smin(length(p - vec3(-0.22, 0.0, 0.0)) - 0.66, length(p - vec3(0.58, 0.0, 0.0)) - 0.34, 0.7);',
    `s.col = mix(${rgb('#1f2f16')}, ${rgb('#4a5f2a')}, noise(p * 12.0 + k)); s.rough = 0.4;`,
    `s.col = mix(${rgb('#7fa03c')}, ${rgb('#e8dd8c')}, smoothstep(0.02, 0.2, deep)); s.col = mix(${rgb('#24351a')}, s.col, smoothstep(0.012, 0.03, deep)); if (length(p - vec3(-0.22, 0.0, -0.05)) < 0.37) { s.col = mix(${rgb('#5a3318')}, ${rgb('#8a5a30')}, fbm(p * 6.0)); s.rough = 0.3; }`,
    [
      [-0.5, 0.62, -0.45, 0.95, 30, 0, 10],
      [0.4, 0.56, 0.5, 0.95, 14, -34, 4],
    ],
    [
      [0, 0.78, -0.2, 0.01],
      [0.12, 0.8, 0.0, 1.1, 12, -24, 20],
    ],
    {
      relief: '0.03 * noise(p * 16.0)',
      bump: 0.9,
      hole: 'cut = min(cut, length(p - vec3(-0.22, 0.0, -0.05)) - 0.33);',
    },
  ),
  kiwi('kiwi', '#6f9e24', '#a3c24c'),
  kiwi('kiwi-golden', '#c99a24', '#e8c95c'),
  grapes('grapes', '#5d8424', '#a3bd52'),
  grapes('grapes-black', '#1c1230', '#4a3560'),
  pineapple,
  strawberry,
  dragon,
  {
    name: 'garlic',
    glsl: `
vec2 shape(vec3 p, float k) {
  float a = angle(p);
  float r = 0.08 * (1.0 - abs(cos(a * 4.0 + 0.4 * sin(k)))) * smoothstep(1.0, 0.0, p.y);
  float d = ellipsoid(p, vec3(0.92, 0.76, 0.92)) + r;
  d = smin(d, cone(p, vec3(0.0, 0.45, 0.0), vec3(0.12, 1.25, 0.05), 0.24, 0.08), 0.4);
  return vec2(d * 0.8, 0.0);
}
float line(vec3 p) { float a = angle(p); return noise(vec3(cos(a) * 16.0, p.y * 0.8, sin(a) * 16.0)); }
float relief(vec3 p, float part, float k) { return 0.022 * line(p) + 0.01 * fbm(p * 6.0); }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  s.col = mix(${rgb('#cfc3ae')}, ${rgb('#efe8dc')}, line(p)); s.col = mix(s.col, ${rgb('#a58aa0')}, smoothstep(0.6, 0.75, noise(vec3(cos(angle(p)) * 7.0, p.y * 0.6 + k, sin(angle(p)) * 7.0))) * 0.4); s.col = mix(s.col, ${rgb('#b39a6c')}, smoothstep(0.95, 1.2, p.y) + smoothstep(-0.62, -0.74, p.y));
  s.rough = 0.5; s.soft = 0.4; s.bump = 1.0;
}`,
    pile: [
      [-0.68, 0.52, -0.4, 0.68, 20, -10, 14],
      [0.68, 0.52, -0.35, 0.66, 140, 14, -16],
      [0.02, 0.5, 0.62, 0.66, 260, 28, 4],
    ],
    piece: one(0.74, 0.95, 25, 10, -14),
  },
  {
    name: 'garlic-peeled',
    glsl: `
vec2 shape(vec3 p, float k) { vec3 q = p; q.x -= 0.25 * q.y * q.y; q.xz *= 1.0 + 0.35 * smoothstep(-0.2, 1.0, q.y); return vec2(ellipsoid(q, vec3(0.55, 1.0, 0.5)) * 0.8, 0.0); }
float relief(vec3 p, float part, float k) { return 0.01 * noise(vec3(p.x * 14.0, p.y * 3.0, p.z * 14.0)); }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) { s.col = mix(${rgb('#e2d3a4')}, ${rgb('#f2e8c9')}, fbm(p * 3.0 + k)); s.col = mix(s.col, ${rgb('#b79a62')}, smoothstep(-0.85, -0.98, p.y)); s.rough = 0.3; s.soft = 0.6; s.bump = 0.8; }`,
    pile: mound(0.36, [5, 5, 4], 82),
    piece: mound(0.56, [2, 1], 82),
  },
];
