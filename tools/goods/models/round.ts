import type { Model } from '../model.types.ts';
import { mound, one, three } from './piles.ts';

/** GLSL of a colour given as `#rrggbb`, in linear light. */
export function rgb(hex: string): string {
  const part = (at: number) => ((Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2).toFixed(4);
  return `vec3(${part(1)}, ${part(3)}, ${part(5)})`;
}

const CALYX = (y: number, size: number, leaves: number) => `
  vec3 c = p - vec3(0.0, ${y.toFixed(3)}, 0.0); sector(c, ${leaves}.0);
  float green = leaf(c, ${size.toFixed(3)}, ${(size * 0.22).toFixed(3)}, 0.016, 0.25);`;

const tomato = (
  name: string,
  flat: number,
  ribs: number,
  main: string,
  top: string,
  radius: number,
): Model => ({
  name,
  glsl: `
vec2 shape(vec3 p, float k) {
  float a = angle(p);
  float rib = ${ribs.toFixed(3)} * (abs(sin(a * 2.5 + k)) - 0.5) * smoothstep(-0.7, 0.7, p.y);
  float d = ellipsoid(p, vec3(1.0, ${flat.toFixed(3)}, 1.0)) + rib * -1.0 + 0.03 * (noise(p * 1.7 + k * 9.0) - 0.5);
  d = smax(d, -(length(p - vec3(0.0, ${(flat + 0.2).toFixed(3)}, 0.0)) - 0.33), 0.35);
  ${CALYX(flat - 0.14, 0.5, 6)}
  green = min(green, capsule(p, vec3(0.0, ${(flat - 0.16).toFixed(3)}, 0.0), vec3(0.07, ${(flat + 0.1).toFixed(3)}, 0.03), 0.05));
  return join(vec2(d * 0.9, 0.0), vec2(green * 0.8, 1.0));
}
float relief(vec3 p, float part, float k) { return part > 0.5 ? 0.006 * noise(p * 40.0) : 0.0006 * noise(p * 30.0); }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  if (part > 0.5) { s.col = mix(${rgb('#4f7d22')}, ${rgb('#7aa43c')}, noise(p * 14.0)); s.rough = 0.55; s.soft = 0.3; s.bump = 0.6; return; }
  float ripe = smoothstep(0.2, 0.85, p.y + 0.25 * fbm(p * 2.5 + k));
  s.col = mix(${rgb(main)}, ${rgb(top)}, ripe * 0.55);
  s.col *= 0.92 + 0.16 * noise(p * 5.0 + k);
  s.rough = 0.12; s.spec = 0.045; s.soft = 0.45; s.bump = 0.4;
}`,
  pile: three(radius, 0.88),
  piece: one(0.84, 0.98),
});

const onion = (
  name: string,
  dark: string,
  light: string,
  neck: string,
  pile: Model['pile'],
  squat = 0.86,
): Model => ({
  name,
  glsl: `
vec2 shape(vec3 p, float k) {
  float d = ellipsoid(p, vec3(1.0, ${squat}, 1.0));
  d = smin(d, cone(p, vec3(0.0, 0.55, 0.0), vec3(0.06, 1.16, 0.02), 0.3, 0.07), 0.42);
  d += 0.03 * (noise(p * 1.8 + k * 5.0) - 0.5);
  vec3 q = p; sector(q, 14.0);
  float root = capsule(q, vec3(0.02, -${squat} + 0.02, 0.0), vec3(0.13, -${squat} - 0.13, 0.0), 0.014);
  return join(vec2(d, p.y > 0.95 ? 1.0 : 0.0), vec2(root, 2.0));
}
float lines(vec3 p, float k) { float a = angle(p); float r = length(p.xz) + 0.02; return noise(vec3(cos(a) * 13.0, p.y * 0.7 + k * 3.0, sin(a) * 13.0)) * 0.6 + 0.4 * noise(vec3(cos(a) * 34.0, p.y * 0.9, sin(a) * 34.0)); }
float relief(vec3 p, float part, float k) { return 0.016 * lines(p, k) * smoothstep(1.1, 0.2, abs(p.y)) + 0.01 * fbm(p * 4.0 + k); }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  if (part > 1.5) { s.col = ${rgb('#cbb48a')}; s.rough = 0.8; return; }
  float l = lines(p, k);
  s.col = mix(${rgb(dark)}, ${rgb(light)}, smoothstep(0.25, 0.8, l));
  float dry = smoothstep(0.62, 1.05, p.y + 0.2 * fbm(p * 5.0)) ;
  s.col = mix(s.col, ${rgb(neck)}, dry);
  float patch_ = smoothstep(0.6, 0.66, fbm(p * 1.6 + k * 11.0));
  s.col = mix(s.col, ${rgb(neck)}, patch_ * 0.35);
  s.col = mix(s.col, ${rgb(neck)}, smoothstep(-0.72, -0.86, p.y));
  s.rough = 0.3; s.spec = 0.05; s.soft = 0.3; s.bump = 1.0;
}`,
  pile,
  piece: one(0.84, 0.93, 25, 10, -14),
});

const potato = (name: string, main: string, light: string, pile: Model['pile'], long = 0.76): Model => ({
  name,
  glsl: `
vec2 shape(vec3 p, float k) {
  float d = ellipsoid(p, vec3(1.0, ${long}, ${long + 0.04}));
  d += 0.24 * (noise(p * 1.3 + k * 13.0) - 0.5) + 0.05 * (noise(p * 3.1 + k) - 0.5);
  vec2 e = cells(p * 1.25 + k * 4.0);
  d += 0.05 * smoothstep(0.2, 0.0, e.x);
  return vec2(d * 0.75, 0.0);
}
float relief(vec3 p, float part, float k) { return 0.014 * fbm(p * 9.0 + k) + 0.006 * noise(p * 45.0); }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  float f = fbm(p * 3.0 + k * 2.0);
  s.col = mix(${rgb(main)}, ${rgb(light)}, smoothstep(0.25, 0.7, f));
  s.col *= 0.86 + 0.24 * noise(p * 22.0);
  s.col = mix(s.col, s.col * 0.55, smoothstep(0.62, 0.74, noise(p * 15.0 + 3.0)) * 0.45);
  s.col *= 1.0 - 0.5 * smoothstep(0.16, 0.02, cells(p * 1.25 + k * 4.0).x);
  s.rough = 0.62; s.soft = 0.22; s.bump = 1.0;
}`,
  pile,
  piece: one(0.72, 0.98, 24, 5, 8),
});

const citrus = (
  name: string,
  main: string,
  green: string,
  nipple: number,
  shape: string,
  pile: Model['pile'],
): Model => ({
  name,
  glsl: `
vec2 shape(vec3 p, float k) {
  float d = ellipsoid(p, ${shape}) + 0.02 * (noise(p * 2.0 + k * 7.0) - 0.5);
  ${nipple > 0 ? `d = smin(d, length(p - vec3(0.0, 0.98, 0.0)) - ${nipple}, 0.34); d = smin(d, length(p - vec3(0.0, -0.96, 0.0)) - ${nipple * 0.7}, 0.3);` : `d = smax(d, -(length(p - vec3(0.0, 1.06, 0.0)) - 0.16), 0.2);`}
  float stalk = length(p - vec3(0.0, ${nipple > 0 ? '-1.06' : '0.92'}, 0.0)) - 0.055;
  return join(vec2(d, 0.0), vec2(stalk, 1.0));
}
float relief(vec3 p, float part, float k) { return -0.012 * smoothstep(0.45, 0.1, cells(p * 15.0).x) + 0.02 * noise(p * 4.0); }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  if (part > 0.5) { s.col = ${rgb('#6f7a36')}; s.rough = 0.8; return; }
  s.col = mix(${rgb(main)}, ${rgb(green)}, smoothstep(0.45, 0.95, fbm(p * 1.5 + k * 3.7) + 0.35 * abs(p.y)) * 0.6);
  s.col *= 0.93 + 0.12 * noise(p * 6.0);
  s.rough = 0.26; s.spec = 0.045; s.soft = 0.4; s.bump = 0.8;
}`,
  pile,
  piece: one(0.8, 0.9, 30, 35, -35),
});

const apple = (name: string, base: string, blush: string, cover: number, pile = three(0.62)): Model => ({
  name,
  glsl: `
vec2 shape(vec3 p, float k) {
  float y = p.y;
  vec3 q = p; q.xz /= 1.0 + 0.14 * smoothstep(-0.9, 0.7, y);
  float d = ellipsoid(q, vec3(0.9, 0.92, 0.9));
  d = smax(d, -(ellipsoid(p - vec3(0.0, 1.03, 0.0), vec3(0.42, 0.36, 0.42))), 0.4);
  d = smax(d, -(length(p - vec3(0.0, -1.02, 0.0)) - 0.2), 0.22);
  float a = angle(p); d += 0.018 * cos(a * 5.0) * smoothstep(0.2, -0.9, y);
  float stalk = cone(p, vec3(0.0, 0.62, 0.0), vec3(0.1, 1.12, 0.03), 0.028, 0.04);
  return join(vec2(d * 0.85, 0.0), vec2(stalk, 1.0));
}
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  if (part > 0.5) { s.col = mix(${rgb('#4a3018')}, ${rgb('#7b5a34')}, noise(p * 20.0)); s.rough = 0.8; return; }
  float a = angle(p);
  float streak = noise(vec3(cos(a) * 9.0, p.y * 1.1 + k * 4.0, sin(a) * 9.0)) * 0.6 + 0.4 * noise(vec3(cos(a) * 24.0, p.y * 1.6, sin(a) * 24.0));
  float red = smoothstep(${(1 - cover).toFixed(2)} - 0.25, ${(1 - cover).toFixed(2)} + 0.35, streak * 0.75 + 0.3 * sin(a + k * 2.0) * 0.5 + 0.25);
  s.col = mix(${rgb(base)}, ${rgb(blush)}, red);
  s.col = mix(s.col, ${rgb('#a9a23c')}, smoothstep(0.35, 0.1, length(p.xz)) * step(0.0, p.y) * 0.75);
  float dot_ = smoothstep(0.16, 0.06, cells(p * 9.0 + k).x);
  s.col = mix(s.col, ${rgb('#e9d7a0')}, dot_ * 0.45);
  s.rough = 0.14; s.spec = 0.045; s.soft = 0.35;
}`,
  pile,
  piece: one(0.86, 0.95, 20, 16, -6),
});

const smooth = (
  name: string,
  body: string,
  colour: string,
  options: {
    stalk?: string;
    relief?: string;
    rough?: number;
    soft?: number;
    bump?: number;
    pile?: Model['pile'];
    piece?: Model['piece'];
    extra?: string;
  } = {},
): Model => ({
  name,
  glsl: `
${options.extra ?? ''}
vec2 shape(vec3 p, float k) {
  float d; ${body}
  ${options.stalk ? `float stalk; ${options.stalk} return join(vec2(d, 0.0), vec2(stalk, 1.0));` : 'return vec2(d, 0.0);'}
}
float relief(vec3 p, float part, float k) { return ${options.relief ?? '0.0'}; }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  s.rough = ${(options.rough ?? 0.3).toFixed(2)}; s.soft = ${(options.soft ?? 0.35).toFixed(2)}; s.bump = ${(options.bump ?? 0).toFixed(2)};
  ${colour}
}`,
  pile: options.pile ?? three(0.6),
  piece: options.piece ?? one(0.85, 0.95),
});

const capsicum = (name: string, dark: string, light: string): Model =>
  smooth(
    name,
    `float a = angle(p);
  float lobe = 0.13 * (abs(cos(a * 2.0 + 0.4)) - 0.6) * smoothstep(1.2, -0.2, abs(p.y));
  vec3 q = p; q.xz *= 1.0 + 0.12 * smoothstep(0.4, -1.0, p.y);
  d = box(q, vec3(0.78, 0.9, 0.78), 0.62) - lobe;
  d = smax(d, -(length(p - vec3(0.0, 1.1, 0.0)) - 0.42), 0.34);
  d = smax(d, -(length(p - vec3(0.0, -1.06, 0.0)) - 0.25), 0.3);
  d += 0.04 * (noise(p * 1.6 + k * 6.0) - 0.5); d *= 0.8;`,
    `if (part > 0.5) { s.col = mix(${rgb('#3f6b22')}, ${rgb('#7c9b45')}, noise(p * 9.0)); s.rough = 0.6; return; }
  s.col = mix(${rgb(dark)}, ${rgb(light)}, fbm(p * 1.5 + k));`,
    {
      stalk: `stalk = min(cone(p, vec3(0.0, 0.66, 0.0), vec3(0.2, 1.3, 0.1), 0.1, 0.13), ellipsoid(p - vec3(0.0, 0.7, 0.0), vec3(0.34, 0.06, 0.34)));`,
      rough: 0.1,
      soft: 0.35,
      relief: '0.02 * noise(p * 5.0)',
      bump: 0.5,
      pile: three(0.64, 0.95),
      piece: one(0.86, 0.95, 30, 12, -8),
    },
  );

const brinjal: Model = smooth(
  'brinjal-round',
  `vec3 q = p; q.xz *= 1.0 + 0.2 * smoothstep(-0.2, 1.0, p.y); d = ellipsoid(q, vec3(0.88, 0.98, 0.88)) * 0.9;`,
  `if (part > 0.5) { s.col = mix(${rgb('#4d6b25')}, ${rgb('#86a24a')}, noise(p * 8.0)); s.rough = 0.6; return; }
  s.col = mix(${rgb('#2a0f33')}, ${rgb('#4a1b52')}, fbm(p * 2.0 + k)); s.col = mix(s.col, ${rgb('#c9b69a')}, smoothstep(0.78, 0.9, p.y) * 0.5);`,
  {
    stalk: `vec3 c = p - vec3(0.0, 0.86, 0.0); sector(c, 5.0); stalk = leaf(c, 0.72, 0.22, 0.03, -0.75);
  stalk = smin(stalk, cone(p, vec3(0.0, 0.86, 0.0), vec3(0.14, 1.38, 0.05), 0.13, 0.075), 0.15) * 0.85;`,
    rough: 0.08,
    soft: 0.15,
    piece: one(0.9, 0.92, 30, 12, -14),
    pile: three(0.64, 0.92, 30),
  },
);

const pumpkin = smooth(
  'pumpkin',
  `float a = angle(p); float rib = abs(sin(a * 5.5)); d = ellipsoid(p, vec3(1.1, 0.8, 1.1)) - 0.11 * sqrt(rib) + 0.07;
  d = smax(d, -(length(p - vec3(0.0, 1.0, 0.0)) - 0.36), 0.3); d *= 0.7;`,
  `if (part > 0.5) { s.col = mix(${rgb('#5a6b34')}, ${rgb('#a59a63')}, noise(p * 12.0)); s.rough = 0.8; return; }
  float a = angle(p); s.col = mix(${rgb('#c8661a')}, ${rgb('#e69a3c')}, fbm(p * 2.4)); s.col = mix(s.col, ${rgb('#8a7a3a')}, smoothstep(0.5, 0.05, abs(sin(a * 5.5))) * 0.45);
  s.col *= 0.9 + 0.2 * noise(p * 12.0);`,
  {
    stalk: `stalk = cone(p, vec3(0.0, 0.55, 0.0), vec3(0.12, 1.05, 0.05), 0.15, 0.1);`,
    rough: 0.35,
    relief: '0.02 * noise(p * 8.0)',
    bump: 0.7,
    pile: [[0, 0.72, 0, 0.98, 20, 10, -6]],
    piece: one(0.72, 0.98),
  },
);

const beetroot = smooth(
  'beetroot',
  `d = ellipsoid(p, vec3(0.92, 0.86, 0.92)) + 0.05 * (noise(p * 2.2 + k * 5.0) - 0.5);
  d = smin(d, cone(p, vec3(0.0, -0.7, 0.0), vec3(0.2, -1.5, 0.1), 0.16, 0.015), 0.3);`,
  `if (part > 0.5) { s.col = mix(${rgb('#7d1838')}, ${rgb('#5d7a2c')}, smoothstep(1.05, 1.3, p.y)); s.rough = 0.5; return; }
  s.col = mix(${rgb('#4b1226')}, ${rgb('#7c2a44')}, fbm(p * 3.0 + k)); s.col = mix(s.col, ${rgb('#8a6a5c')}, smoothstep(0.55, 0.8, noise(p * 7.0 + k * 3.0)) * 0.35);`,
  {
    stalk: `vec3 c = p; sector(c, 6.0); stalk = cone(c, vec3(0.07, 0.72, 0.0), vec3(0.2, 1.32, 0.0), 0.05, 0.04);`,
    rough: 0.5,
    relief: '0.03 * fbm(p * 6.0)',
    bump: 0.9,
    pile: three(0.64, 0.86, 34),
    piece: one(0.8, 0.86, 30, 20, -24),
  },
);

const pomegranate = smooth(
  'pomegranate',
  `float a = angle(p); d = length(p) - 0.92 + 0.02 * cos(a * 6.0); vec3 c = p - vec3(0.0, 0.86, 0.0); float r = length(c.xz);
  float crown = max(abs(r - 0.2 - c.y * 0.25) - 0.03, max(c.y - 0.3 - 0.1 * cos(a * 6.0), -c.y - 0.1)); d = smin(d, crown, 0.12) * 0.8;`,
  `s.col = mix(${rgb('#9c1f2a')}, ${rgb('#d0503f')}, fbm(p * 2.0 + k * 3.0)); s.col = mix(s.col, ${rgb('#d9a15c')}, smoothstep(0.55, 0.75, fbm(p * 3.0 + 9.0 + k)) * 0.5);
  s.col *= 0.9 + 0.2 * noise(p * 18.0);`,
  {
    rough: 0.24,
    relief: '0.012 * fbm(p * 7.0)',
    bump: 0.8,
    pile: three(0.66, 0.92, 25),
    piece: one(0.88, 0.95, 20, 24, -16),
  },
);

const guava = smooth(
  'guava',
  `d = smin(length(p - vec3(0.0, -0.15, 0.0)) - 0.82, length(p - vec3(0.0, 0.55, 0.0)) - 0.42, 0.6); d += 0.03 * (noise(p * 3.0 + k) - 0.5);`,
  `if (part > 0.5) { s.col = ${rgb('#5b4a2a')}; s.rough = 0.8; return; }
  s.col = mix(${rgb('#9fbf4c')}, ${rgb('#cfd877')}, fbm(p * 2.0 + k * 4.0)); s.col *= 0.94 + 0.12 * noise(p * 20.0);`,
  {
    stalk: `stalk = min(capsule(p, vec3(0.0, 0.92, 0.0), vec3(0.05, 1.12, 0.0), 0.04), torus(p - vec3(0.0, -0.95, 0.0), 0.1, 0.035));`,
    rough: 0.32,
    relief: '0.025 * noise(p * 8.0) + 0.01 * noise(p * 22.0)',
    bump: 0.8,
    pile: three(0.64, 0.95, 40),
  },
);

const pear = smooth(
  'pear',
  `d = smin(length(p - vec3(0.0, -0.28, 0.0)) - 0.76, length(p - vec3(0.05, 0.62, 0.0)) - 0.36, 0.75);`,
  `if (part > 0.5) { s.col = ${rgb('#4e3a20')}; s.rough = 0.8; return; }
  s.col = mix(${rgb('#a9b24a')}, ${rgb('#d9cf6a')}, fbm(p * 1.6 + k * 4.0)); s.col = mix(s.col, ${rgb('#8f7a3c')}, smoothstep(0.2, 0.08, cells(p * 10.0).x) * 0.5);`,
  {
    stalk: `stalk = cone(p, vec3(0.05, 0.9, 0.0), vec3(0.16, 1.32, 0.0), 0.035, 0.045);`,
    rough: 0.34,
    pile: three(0.6, 1.0, 16),
    piece: one(0.98, 0.95, 20, 6, -8),
  },
);

const chikoo = smooth(
  'chikoo',
  `d = ellipsoid(p, vec3(0.82, 0.92, 0.82)) + 0.04 * (noise(p * 2.0 + k * 4.0) - 0.5);`,
  `if (part > 0.5) { s.col = ${rgb('#4a3622')}; s.rough = 0.9; return; }
  s.col = mix(${rgb('#8a5f38')}, ${rgb('#b58a56')}, fbm(p * 3.0 + k)); s.col *= 0.85 + 0.3 * noise(p * 28.0);`,
  {
    stalk: `stalk = ellipsoid(p - vec3(0.0, 0.92, 0.0), vec3(0.1, 0.05, 0.1));`,
    rough: 0.75,
    relief: '0.02 * noise(p * 26.0)',
    bump: 0.7,
    pile: mound(0.46, [2, 3]),
    piece: one(0.84, 0.95, 20, 26, -20),
  },
);

const mango = (
  name: string,
  base: string,
  shoulder: string,
  beak: number,
  pile = three(0.64, 0.78, 10),
): Model =>
  smooth(
    name,
    `vec3 q = p; q.y -= 0.12 * q.x * q.x; d = ellipsoid(q, vec3(1.05, 0.76, 0.7));
  d = smin(d, length(p - vec3(-0.5, 0.18, 0.0)) - 0.62, 0.5); d = smin(d, length(p - vec3(1.0, ${(-0.08 + beak).toFixed(2)}, 0.0)) - 0.1, 0.5); d *= 0.9;`,
    `if (part > 0.5) { s.col = ${rgb('#4e3a20')}; s.rough = 0.8; return; }
  float t = smoothstep(-1.1, 0.4, p.x - p.y * 0.6 + 0.5 * (fbm(p * 1.7 + k * 5.0) - 0.5));
  s.col = mix(${rgb(shoulder)}, ${rgb(base)}, t); s.col *= 0.94 + 0.1 * noise(p * 4.0);
  s.col = mix(s.col, ${rgb('#e8dca0')}, smoothstep(0.13, 0.05, cells(p * 10.0 + k).x) * 0.4);`,
    {
      stalk: `stalk = cone(p, vec3(-1.02, 0.34, 0.0), vec3(-1.26, 0.5, 0.0), 0.05, 0.04);`,
      rough: 0.3,
      soft: 0.45,
      pile,
      piece: one(0.78, 0.98, 24, 4, 14),
    },
  );

const stone = (name: string, dark: string, light: string, fuzz: number, pile: Model['pile']): Model =>
  smooth(
    name,
    `d = length(p) - 0.92; float a = p.z; d += 0.09 * exp(-pow(p.z / 0.1, 2.0)) * step(0.0, p.x) * smoothstep(0.0, 0.4, p.x); d = smax(d, -(length(p - vec3(0.0, 1.02, 0.0)) - 0.2), 0.25); d *= 0.85;`,
    `if (part > 0.5) { s.col = ${rgb('#4e3a20')}; s.rough = 0.8; return; }
  s.col = mix(${rgb(dark)}, ${rgb(light)}, smoothstep(0.3, 0.75, fbm(p * 1.5 + k * 6.0) + 0.12 * p.y));`,
    {
      stalk: `stalk = cone(p, vec3(0.0, 0.78, 0.0), vec3(0.06, 1.02, 0.0), 0.03, 0.03);`,
      rough: fuzz,
      soft: 0.4,
      relief: fuzz > 0.5 ? '0.006 * noise(p * 60.0)' : '0.0',
      bump: fuzz > 0.5 ? 0.8 : 0,
      pile,
      piece: one(0.86, 0.95, 40, 22, -12),
    },
  );

const berry = smooth(
  'blueberry',
  `d = ellipsoid(p, vec3(1.0, 0.88, 1.0)); vec3 c = p - vec3(0.0, 0.84, 0.0); float a = angle(c); float ring = torus(c, 0.3 + 0.05 * cos(a * 5.0), 0.06); d = smax(d, -(length(p - vec3(0.0, 0.98, 0.0)) - 0.25), 0.1); d = smin(d, ring, 0.08);`,
  `s.col = mix(${rgb('#1d2446')}, ${rgb('#53618f')}, smoothstep(0.3, 0.8, fbm(p * 2.5 + k * 7.0))); s.col *= smoothstep(0.0, 0.35, length(p.xz) + step(p.y, 0.0)) * 0.7 + 0.3;`,
  { rough: 0.55, soft: 0.2, pile: mound(0.3, [6, 6, 5, 4]), piece: mound(0.5, [2, 1]) },
);

const cherry = smooth(
  'cherry',
  `d = ellipsoid(p, vec3(0.95, 0.88, 0.95)); d = smax(d, -(length(p - vec3(0.0, 1.0, 0.0)) - 0.24), 0.3);`,
  `if (part > 0.5) { s.col = mix(${rgb('#6f8a34')}, ${rgb('#8a6a34')}, smoothstep(0.9, 1.7, p.y)); s.rough = 0.5; return; }
  s.col = mix(${rgb('#6d0a18')}, ${rgb('#b01c28')}, fbm(p * 1.6 + k * 5.0));`,
  {
    stalk: `float h = clamp((p.y - 0.7) / 0.95, 0.0, 1.0); stalk = capsule(p - vec3(0.35 * h * h, 0.0, 0.0), vec3(0.0, 0.7, 0.0), vec3(0.0, 1.6, 0.0), 0.035);`,
    rough: 0.07,
    soft: 0.3,
    pile: mound(0.4, [3, 4, 3]),
    piece: one(0.7, 0.8, 20, 8, -12),
  },
);

const egg = (name: string, shell: string, speck: string, amount: number, pile: Model['pile']): Model =>
  smooth(
    name,
    `vec3 q = p; q.xz *= 1.0 + 0.16 * p.y; d = ellipsoid(q, vec3(0.76, 1.0, 0.76)) * 0.9;`,
    `s.col = ${rgb(shell)} * (0.97 + 0.05 * noise(p * 12.0)); float f = smoothstep(0.62, 0.7, fbm(p * 5.0 + k * 9.0)); s.col = mix(s.col, ${rgb(speck)}, f * ${amount.toFixed(2)}); s.col = mix(s.col, ${rgb(speck)}, smoothstep(0.72, 0.8, noise(p * 24.0 + k)) * ${(amount * 0.5).toFixed(2)});`,
    {
      rough: 0.5,
      soft: 0.45,
      relief: '0.003 * noise(p * 50.0)',
      bump: 0.6,
      pile,
      piece: [[0, 0.6, 0, 0.82, 30, 0, 78]],
    },
  );

const eggPile: Model['pile'] = [
  [-0.95, 0.42, 0.0, 0.56, 10, 0, 80],
  [0.1, 0.42, -0.35, 0.56, 40, 0, 82],
  [1.05, 0.42, 0.05, 0.56, -30, 0, 84],
  [-0.45, 0.42, 0.72, 0.56, -24, 0, 80],
  [0.62, 0.42, 0.78, 0.56, 20, 0, 78],
  [0.05, 1.0, 0.18, 0.55, -8, 0, 84],
];

const coconut = smooth(
  'coconut',
  `d = ellipsoid(p, vec3(0.92, 1.0, 0.92)); float a = angle(p); d += 0.05 * (noise(vec3(cos(a) * 9.0, p.y * 1.2, sin(a) * 9.0) + k) - 0.5); vec3 c = p - vec3(0.0, 0.0, 0.0); sector(c, 3.0); d = smax(d, -(length(c - vec3(0.28, 0.93, 0.0)) - 0.1), 0.08); d *= 0.8;`,
  `float a = angle(p); float f = noise(vec3(cos(a) * 22.0, p.y * 1.5, sin(a) * 22.0) + k * 5.0); s.col = mix(${rgb('#4a2f1a')}, ${rgb('#a27a4c')}, f * 0.8 + 0.2 * noise(p * 30.0));`,
  {
    rough: 0.85,
    soft: 0.1,
    relief:
      '0.09 * noise(vec3(cos(angle(p)) * 26.0, p.y * 2.5, sin(angle(p)) * 26.0)) + 0.03 * noise(p * 30.0)',
    bump: 0.9,
    pile: [
      [-0.55, 0.78, -0.2, 0.82, 30, 30, 22],
      [0.75, 0.7, 0.3, 0.74, 120, 50, -20],
    ],
    piece: one(0.9, 0.95, 30, 42, -10),
  },
);

const mushroom = smooth(
  'mushroom',
  `float cap = ellipsoid(p - vec3(0.0, 0.25, 0.0), vec3(0.9, 0.68, 0.9)); cap = smax(cap, -(p.y + 0.02), 0.18); float stem = cone(p, vec3(0.0, -0.62, 0.0), vec3(0.0, 0.2, 0.0), 0.36, 0.32); d = smin(cap, stem, 0.06) * 0.9;`,
  `s.col = mix(${rgb('#e4d9c6')}, ${rgb('#f6f0e4')}, fbm(p * 3.0 + k)); s.col = mix(s.col, ${rgb('#b59a78')}, smoothstep(0.58, 0.72, fbm(p * 5.0 + k * 3.0)) * 0.35);`,
  {
    rough: 0.6,
    soft: 0.5,
    relief: '0.012 * fbm(p * 10.0)',
    bump: 0.8,
    pile: [
      [-1.0, 0.45, -0.3, 0.62, 10, 8, 6],
      [0.25, 0.46, -0.45, 0.66, 60, 14, -6],
      [1.1, 0.4, 0.25, 0.58, 60, 70, -50],
      [-0.4, 0.42, 0.6, 0.6, 10, 24, 10],
      [0.5, 0.4, 0.95, 0.5, 130, 60, 40],
    ],
    piece: one(0.68, 1.0, 20, 6, -16),
  },
);

const tender = smooth(
  'tender-coconut',
  `vec3 q = p; float a = angle(p); d = ellipsoid(p, vec3(0.9, 1.0, 0.9)) + 0.05 * cos(a * 3.0); d = smax(d, p.y - 0.86, 0.06); d *= 0.9;`,
  `s.col = mix(${rgb('#5c8a2e')}, ${rgb('#8fb04a')}, fbm(p * 2.0)); if (p.y > 0.8) s.col = mix(${rgb('#efe6cf')}, ${rgb('#c9b98f')}, smoothstep(0.1, 0.5, length(p.xz)));`,
  {
    rough: 0.4,
    relief: '0.01 * fbm(p * 5.0)',
    bump: 0.6,
    pile: [
      [-0.6, 0.8, -0.2, 0.8, 20, 8, 5],
      [0.72, 0.76, 0.25, 0.78, 90, -4, -4],
    ],
    piece: one(0.92, 0.95),
  },
);

export const ROUND: readonly Model[] = [
  tomato('tomato', 0.84, 0.02, '#c9201a', '#dd4b1f', 0.62),
  {
    ...tomato('tomato-desi', 0.7, 0.1, '#cf3a1e', '#e0762c', 0.64),
    pile: three(0.64, 0.76),
    piece: one(0.74, 1),
  },
  {
    ...tomato('tomato-cherry', 0.95, 0.0, '#c41a18', '#d8391c', 0.3),
    pile: mound(0.33, [5, 5, 4]),
    piece: mound(0.55, [2, 1]),
  },
  tomato('tomato-green', 0.84, 0.02, '#7d9f2f', '#a9b955', 0.62),
  onion('onion', '#451521', '#84424a', '#a87c4e', three(0.64, 0.9, 20)),
  onion('onion-white', '#d9cfb4', '#f3ecd8', '#c9ac74', three(0.64, 0.9, 20)),
  {
    ...onion('onion-baby', '#8a2c44', '#c06a80', '#bb8a5a', mound(0.34, [4, 5, 4]), 0.92),
    piece: mound(0.5, [2, 1]),
  },
  potato('potato', '#b08a52', '#d2b27c', three(0.68, 0.74, 8)),
  potato('potato-new', '#c7a566', '#e3cb95', mound(0.38, [3, 4, 3]), 0.84),
  citrus('lemon', '#e3b014', '#b9b83a', 0.14, 'vec3(0.76, 0.95, 0.76)', mound(0.42, [4, 3, 3], 80)),
  citrus('mosambi', '#c8c33c', '#8fae3a', 0, 'vec3(0.96, 0.92, 0.96)', three(0.62)),
  citrus('orange', '#ef7d12', '#f09a2a', 0, 'vec3(0.98, 0.9, 0.98)', three(0.62)),
  apple('apple', '#d9b648', '#a81824', 0.85),
  apple('apple-kashmir', '#cf9a44', '#8a1020', 0.98),
  apple('apple-green', '#8fb83a', '#a9c94e', 0.4),
  capsicum('capsicum', '#2d6a1c', '#4b8f2c'),
  capsicum('capsicum-red', '#a3131b', '#c8231f'),
  capsicum('capsicum-yellow', '#e6a614', '#f5c93a'),
  brinjal,
  pumpkin,
  beetroot,
  pomegranate,
  guava,
  pear,
  chikoo,
  mango('mango', '#f2b31f', '#e8842a', 0),
  mango('mango-kesar', '#e9a52c', '#9db03c', 0),
  mango('mango-green', '#7fa83a', '#6d9a34', 0.05),
  mango('mango-totapuri', '#e4b83a', '#c05a2a', 0.22),
  stone('plum', '#43122e', '#8a2a44', 0.2, mound(0.44, [3, 3, 2])),
  stone('peach', '#e6a24e', '#c84a3c', 0.7, three(0.64, 0.92)),
  berry,
  cherry,
  egg('egg', '#f4efe6', '#e4dccb', 0.2, eggPile),
  egg('egg-brown', '#c58d5f', '#9c6840', 0.35, eggPile),
  egg('egg-quail', '#e0d5ba', '#4a3a28', 0.95, mound(0.36, [4, 4, 3])),
  coconut,
  tender,
  mushroom,
];
