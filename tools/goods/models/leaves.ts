import type { Model, Place } from '../model.types.ts';
import { rgb } from './round.ts';

type Bunch = {
  readonly name: string;
  readonly stems: number;
  /** Leaves along each stem, and the share of the stem that they take. */
  readonly leaves: number;
  readonly from: number;
  readonly length: number;
  readonly width: number;
  readonly stem: string;
  readonly dark: string;
  readonly light: string;
  /** How lobed the edges of the leaves are. */
  readonly lobes?: number;
  readonly stemWidth?: number;
  readonly spread?: number;
  readonly stemLength?: number;
  readonly pairs?: boolean;
  readonly curl?: number;
  readonly shine?: number;
};

/** A bunch of leaves: its stems lie to the left. */
function bunch(of: Bunch): Model {
  const {
    stems,
    leaves,
    from,
    length,
    width,
    lobes = 0,
    stemWidth = 0.028,
    spread = 0.5,
    stemLength = 2.1,
  } = of;
  return {
    name: of.name,
    glsl: `
float oneLeaf(vec3 q, float seed) {
  ${lobes > 0 ? `float w = ${width} * (0.72 + 0.38 * abs(cos(q.x * ${lobes.toFixed(1)} / ${length} * 3.14159)));` : `float w = ${width};`}
  q.y += 0.02 * sin(q.x * 14.0 + seed * 9.0) + 0.03 * sin(q.z * 16.0 + seed * 5.0) * ${lobes > 0 ? '1.0' : '0.5'};
  return leaf(q, ${length}, w, 0.006, ${of.curl ?? 0.2} * (seed * 2.0 - 0.8));
}
vec2 shape(vec3 p, float k) {
  float stem = 9.0, blade = 9.0;
  for (int i = 0; i < ${stems}; i++) {
    float f = float(i), h = hash(vec3(f, 3.1, k)), g = hash(vec3(f, 7.7, k)), e = hash(vec3(f, 1.9, k));
    vec3 q = p - vec3(-1.2 + 0.18 * e, (g - 0.5) * 0.2, (h - 0.5) * 0.25);
    q.xz = rot(-(h - 0.5) * ${spread.toFixed(2)} * 2.0) * q.xz;
    q.xy = rot((g - 0.42) * ${(spread * 0.8).toFixed(2)}) * q.xy;
    float reach = ${stemLength} * (0.72 + 0.28 * e);
    float near = capsule(q, vec3(0.0), vec3(reach, 0.0, 0.0), ${(length * 1.05).toFixed(2)});
    if (near > min(stem, blade)) continue;
    stem = min(stem, capsule(q, vec3(0.0), vec3(reach, 0.0, 0.0), ${stemWidth} * (1.2 - 0.5 * clamp(q.x / reach, 0.0, 1.0))));
    for (int j = 0; j < ${leaves}; j++) {
      float t = ${leaves === 1 ? '1.0' : `${from} + (1.0 - ${from}) * float(j) / ${(leaves - 1).toFixed(1)}`};
      float s = hash(vec3(f, float(j), k + 0.3));
      vec3 l = q - vec3(reach * t - ${leaves === 1 ? (length * 0.2).toFixed(2) : '0.0'}, 0.0, 0.0);
      float side = ${of.pairs ? '(mod(float(j), 2.0) < 0.5 ? 1.0 : -1.0) * 0.95' : '(s - 0.5) * 2.2'} * ${leaves === 1 ? '0.15' : '(t > 0.99 ? 0.1 : 1.0)'};
      l.xz = rot(-side) * l.xz;
      l.yz = rot((s - 0.5) * 1.6 + (e - 0.5)) * l.yz;
      blade = min(blade, oneLeaf(l, s));
    }
  }
  return join(vec2(blade, 0.0), vec2(stem * 0.9, 1.0));
}
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  if (part > 0.5) { s.col = mix(${rgb(of.stem)}, ${rgb(of.light)}, smoothstep(-1.0, 0.6, p.x)); s.rough = 0.45; s.soft = 0.5; return; }
  float f = fbm(p * 4.0);
  s.col = mix(${rgb(of.dark)}, ${rgb(of.light)}, f * 0.9 + 0.25 * noise(p * 19.0) - 0.1);
  s.rough = ${of.shine ?? 0.5}; s.spec = 0.04; s.soft = 0.75; s.bump = 0.6;
}
float relief(vec3 p, float part, float k) { return 0.03 * noise(p * 13.0); }`,
    pile: BUNDLE,
    piece: [[0, 0.3, 0, 1.15, 20, 20, 0]],
    lift: 36,
  };
}

const BUNDLE: readonly Place[] = [
  [0.0, 0.26, -0.35, 1.1, 12, 0, 0],
  [0.05, 0.3, 0.4, 1.05, 24, 160, 0],
];

const heads = (
  name: string,
  curd: { big: number; small: number; dark: string; light: string; top: number; stem: string },
  leafy: boolean,
): Model => ({
  name,
  glsl: `
vec2 shape(vec3 p, float k) {
  vec3 q = p - vec3(0.0, ${curd.top}, 0.0);
  float base = ellipsoid(q, vec3(0.86, 0.66, 0.86));
  float d = base;
  if (base < 0.3) { d = base - 0.16 * (0.75 - cells(p * ${curd.big.toFixed(1)} + k * 3.0).x) - 0.035 * (0.7 - cells(p * ${curd.small.toFixed(1)}).x); }
  d = smax(d, -(q.y + 0.42), 0.2) * 0.6;
  float stem = cone(p, vec3(0.0, -0.85, 0.0), vec3(0.0, 0.1, 0.0), 0.26, 0.44);
  float blade = 9.0;
  ${
    leafy
      ? `vec3 c = p; float i = sector(c, 8.0); c -= vec3(0.34, -0.62, 0.0); c.xy = rot(0.95 + 0.16 * mod(i, 2.0)) * c.xy; c.y += 0.03 * sin(c.x * 9.0 + i * 2.0) + 0.05 * sin(c.z * 9.0);
  blade = leaf(c, 1.15, 0.42, 0.02, 0.18);`
      : `vec3 c = p; float i = sector(c, 5.0); stem = smin(stem, cone(c, vec3(0.15, -0.35, 0.0), vec3(0.55, 0.12, 0.0), 0.13, 0.2), 0.12);`
  }
  return join(join(vec2(d, 0.0), vec2(stem, 1.0)), vec2(blade, 2.0));
}
float relief(vec3 p, float part, float k) { return part < 0.5 ? 0.02 * cells(p * 26.0).x : 0.02 * noise(p * 8.0); }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  s.rough = 0.6; s.soft = 0.5; s.bump = 0.8;
  if (part > 1.5) { s.col = mix(${rgb('#5f9034')}, ${rgb('#b4cc84')}, smoothstep(0.1, -0.5, p.y) * 0.8 + 0.2 * noise(p * 7.0)); s.rough = 0.45; return; }
  if (part > 0.5) { s.col = ${rgb(curd.stem)}; return; }
  s.col = mix(${rgb(curd.dark)}, ${rgb(curd.light)}, smoothstep(0.55, 0.15, cells(p * ${curd.big.toFixed(1)} + k * 3.0).x) * 0.7 + 0.3 * noise(p * 14.0));
}`,
  pile: [
    [-0.72, 0.72, -0.25, 0.82, 10, 8, 10],
    [0.72, 0.7, 0.2, 0.8, 80, 18, -14],
  ],
  piece: [[0, 0.84, 0, 1.0, 20, 16, -6]],
});

const cabbage = (name: string, dark: string, light: string, loose: number): Model => ({
  name,
  glsl: `
vec2 shape(vec3 p, float k) {
  float d = length(p) - 0.78;
  for (int i = 0; i < 8; i++) {
    float f = float(i);
    vec3 dir = normalize(vec3(cos(f * 2.4), 0.15 * sin(f * 5.0) - 0.12, sin(f * 2.4)));
    float r = 0.79 + 0.022 * f + ${loose.toFixed(2)} * (0.4 + 0.6 * hash(vec3(f, 2.0, k)));
    float wave = 0.035 * sin(p.y * 9.0 + f * 2.0) + 0.03 * sin(dot(p, vec3(7.0, 3.0, 5.0)) + f);
    float flare = 1.0 + ${(loose * 1.5).toFixed(2)} * smoothstep(-0.2, 0.9, p.y);
    float shell = abs(length(p / flare) - r - wave * 0.4) - 0.012;
    float cut = 0.22 + 0.1 * hash(vec3(f, 5.0, k)) - dot(p, dir) + wave * 1.5 - 0.15 * p.y;
    d = min(d, smax(shell, cut, 0.04));
  }
  return vec2(d * 0.7, 0.0);
}
float vein(vec3 p) { float a = angle(p); return smoothstep(0.8, 1.0, abs(cos(a * 7.0 + p.y * 1.5))) * smoothstep(1.0, 0.0, p.y) + smoothstep(0.86, 1.0, abs(sin(a * 16.0 + p.y * 6.0))) * 0.5; }
float relief(vec3 p, float part, float k) { return 0.02 * vein(p) + 0.03 * noise(p * 5.0); }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  s.col = mix(${rgb(dark)}, ${rgb(light)}, clamp(fbm(p * 2.0 + k) * 0.7 + 0.4 * vein(p) + 0.25 * (0.85 - length(p)), 0.0, 1.0));
  s.rough = 0.4; s.soft = 0.55; s.bump = 0.8;
}`,
  pile: [
    [-0.68, 0.74, -0.3, 0.82, 10, 12, 8],
    [0.74, 0.72, 0.25, 0.8, 110, 20, -12],
  ],
  piece: [[0, 0.86, 0, 0.98, 30, 16, -6]],
});

const flat = (
  name: string,
  length: number,
  width: number,
  dark: string,
  light: string,
  heart: boolean,
  count: number,
): Model => ({
  name,
  glsl: `
vec2 shape(vec3 p, float k) {
  vec3 q = p + vec3(1.0, 0.0, 0.0);
  q.y += 0.05 * sin(q.x * 3.0 + k) + 0.02 * sin(q.x * 11.0 + k * 3.0) + 0.03 * cos(q.z * 9.0 + k);
  ${heart ? `float u = clamp(q.x / ${length}, 0.0, 1.0); float w = ${width} * pow(1.0 - u, 0.62) * (1.0 + 0.12 * smoothstep(0.28, 0.0, u)) * smoothstep(-0.02, 0.12, u); q.x += 0.28 * smoothstep(0.1, 0.5, abs(q.z) / ${width}) * smoothstep(0.5, 0.0, u) * 0.5; vec2 e = vec2(abs(q.z) - w, abs(q.y - 0.12 * abs(q.z)) - 0.012); float d = max(min(max(e.x, e.y), 0.0) + length(max(e, 0.0)), max(-q.x, q.x - ${length}));` : `float d = leaf(q, ${length}, ${width}, 0.012, 0.05);`}
  float stalk = capsule(q, vec3(-0.3, 0.0, 0.0), vec3(0.06, 0.0, 0.0), 0.025);
  return join(vec2(d * 0.7, 0.0), vec2(stalk, 1.0));
}
float relief(vec3 p, float part, float k) { vec3 q = p + vec3(1.0, 0.0, 0.0); return -0.02 * veins(q, ${heart ? '3.0' : '5.0'}); }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  vec3 q = p + vec3(1.0, 0.0, 0.0);
  s.col = mix(${rgb(dark)}, ${rgb(light)}, clamp(0.3 * fbm(p * 3.0 + k) + 0.55 * veins(q, ${heart ? '3.0' : '5.0'}) + hash(vec3(k, 1.0, 2.0)) * 0.3, 0.0, 1.0));
  s.rough = 0.28; s.soft = 0.6; s.bump = 0.7;
}`,
  pile: Array.from(
    { length: count },
    (_, at): Place => [
      (at % 3) * 0.12 - 0.1,
      0.1 + at * 0.075,
      (at % 2) * 0.3 - 0.15 + (at % 3) * 0.12,
      1.05,
      at * 23 - (count * 23) / 2 + 10,
      (at % 2) * 8 - 4,
      4,
    ],
  ),
  piece: [[0.0, 0.16, 0.1, 1.25, 20, 10, 6]],
  lift: 46,
});

export const LEAVES: readonly Model[] = [
  bunch({
    name: 'coriander',
    stems: 16,
    leaves: 4,
    from: 0.5,
    length: 0.36,
    width: 0.2,
    lobes: 3,
    stem: '#9dbf6a',
    dark: '#2f6b1e',
    light: '#6fa83c',
    spread: 0.42,
  }),
  bunch({
    name: 'mint',
    stems: 10,
    leaves: 7,
    from: 0.25,
    length: 0.4,
    width: 0.17,
    pairs: true,
    stem: '#7b8a4a',
    dark: '#2c6a28',
    light: '#5f9e48',
    spread: 0.5,
    curl: 0.3,
  }),
  bunch({
    name: 'spinach',
    stems: 11,
    leaves: 1,
    from: 1,
    length: 0.95,
    width: 0.34,
    stem: '#a9c47a',
    dark: '#1f5a1c',
    light: '#4c8a35',
    spread: 0.42,
    stemWidth: 0.045,
    stemLength: 1.35,
    curl: 0.35,
    shine: 0.4,
  }),
  bunch({
    name: 'methi',
    stems: 14,
    leaves: 5,
    from: 0.45,
    length: 0.3,
    width: 0.15,
    stem: '#a3c07a',
    dark: '#33731f',
    light: '#74ad45',
    spread: 0.45,
  }),
  bunch({
    name: 'curry-leaves',
    stems: 7,
    leaves: 9,
    from: 0.1,
    length: 0.42,
    width: 0.12,
    pairs: true,
    stem: '#6d7a3a',
    dark: '#1f5420',
    light: '#3f7d33',
    spread: 0.55,
    curl: 0.15,
    shine: 0.3,
  }),
  bunch({
    name: 'amaranth',
    stems: 10,
    leaves: 4,
    from: 0.5,
    length: 0.52,
    width: 0.22,
    stem: '#a8516a',
    dark: '#4a2438',
    light: '#5f7f3a',
    spread: 0.45,
    curl: 0.3,
  }),
  bunch({
    name: 'grass',
    stems: 26,
    leaves: 1,
    from: 1,
    length: 0.9,
    width: 0.028,
    stem: '#7fa04a',
    dark: '#3f7a26',
    light: '#7fb048',
    spread: 0.2,
    stemWidth: 0.014,
    stemLength: 1.5,
    curl: 0.1,
  }),
  heads(
    'cauliflower',
    { big: 3.0, small: 11, dark: '#d8c99a', light: '#f6efda', top: 0.12, stem: '#cfd6a0' },
    true,
  ),
  heads(
    'broccoli',
    { big: 3.4, small: 13, dark: '#1f5322', light: '#4f8a3e', top: 0.22, stem: '#9cbd6c' },
    false,
  ),
  cabbage('cabbage', '#9cc06a', '#dbe8b4', 0.02),
  cabbage('lettuce', '#6faa3c', '#c3de84', 0.12),
  flat('mango-leaves', 2.1, 0.26, '#23591f', '#5f8f3a', false, 6),
  flat('betel-leaves', 1.7, 0.62, '#2a6b24', '#6aa646', true, 6),
];
