import type { Model, Place } from '../model.types.ts';
import { one, sideBySide } from './piles.ts';
import { rgb } from './round.ts';

type Long = {
  readonly name: string;
  /** Distance `d` of a body along x, from `p`. */
  readonly body: string;
  /** Distance `stalk` of its stalk. */
  readonly stalk?: string;
  readonly colour: string;
  readonly green?: string;
  readonly relief?: string;
  readonly bump?: number;
  readonly rough?: number;
  readonly soft?: number;
  readonly pile: readonly Place[];
  readonly piece: readonly Place[];
};

function long(of: Long): Model {
  return {
    name: of.name,
    glsl: `
vec2 shape(vec3 p, float k) {
  float d; float a = atan(p.z, p.y); ${of.body}
  ${of.stalk === undefined ? 'return vec2(d * 0.85, 0.0);' : `float stalk; { ${of.stalk} } return join(vec2(d * 0.85, 0.0), vec2(stalk, 1.0));`}
}
float relief(vec3 p, float part, float k) { float a = atan(p.z, p.y); return ${of.relief ?? '0.0'}; }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  float a = atan(p.z, p.y);
  s.rough = ${(of.rough ?? 0.35).toFixed(2)}; s.soft = ${(of.soft ?? 0.3).toFixed(2)}; s.bump = ${(of.bump ?? 0).toFixed(2)};
  if (part > 0.5) { s.col = mix(${rgb(of.green ?? '#4c7a26')}, ${rgb('#8aa84e')}, noise(p * 12.0)); s.rough = 0.6; return; }
  ${of.colour}
}`,
    pile: of.pile,
    piece: of.piece,
  };
}

const scattered = (count: number, size: number, radius: number, seedAt = 3): Place[] => {
  let seed = seedAt;
  const chance = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: count }, (_, at): Place => {
    const layer = Math.floor(at / Math.ceil(count / 2));
    return [
      (chance() - 0.5) * 0.7,
      radius * size * (1 + layer * 1.9),
      (chance() - 0.5) * (1.7 - layer * 0.7),
      size * (0.9 + chance() * 0.2),
      chance() * 50 - 25 + (at % 5 === 0 ? 40 : 0),
      at * 77,
      chance() * 8 - 4,
    ];
  });
};

const carrot = (name: string, dark: string, light: string, thick: number): Model =>
  long({
    name,
    body: `float r = ${thick} * pow(clamp((1.16 - p.x) / 2.2, 0.0, 1.0), 0.55) + 0.012; r *= 1.0 + 0.03 * sin(p.x * 26.0 + 4.0 * noise(p * 2.0 + k)); vec3 q = p; q.y += 0.05 * sin(p.x * 2.0 + k * 3.0); d = max(length(q.yz) - r, abs(p.x) - 1.12); d = smax(d, -p.x - 1.0, 0.22);`,
    stalk: `stalk = 9.0; for (int i = 0; i < 5; i++) { float t = float(i) * 1.256; stalk = min(stalk, cone(p, vec3(-0.95, 0.05 * cos(t), 0.05 * sin(t)), vec3(-1.28 - 0.08 * cos(t * 3.0), 0.14 * cos(t), 0.14 * sin(t)), 0.045, 0.03)); }`,
    colour: `s.col = mix(${rgb(dark)}, ${rgb(light)}, fbm(p * vec3(9.0, 2.0, 2.0) + k * 5.0)); s.col *= 1.0 - 0.25 * smoothstep(0.62, 0.7, noise(vec3(p.x * 22.0, a * 1.2, k)));`,
    relief: '0.02 * noise(vec3(p.x * 24.0, a * 0.8, k * 3.0))',
    bump: 0.9,
    rough: 0.42,
    soft: 0.4,
    pile: sideBySide(4, thick * 0.95, 1.12).map(([x, ...rest]): Place => [x + 0.12, ...rest]),
    piece: one(0.3, 1.14, 28, 0, 0),
  });

const gourd = (name: string, body: string, colour: string, more: Partial<Long> = {}): Model =>
  long({
    name,
    body,
    stalk: 'stalk = cone(p, vec3(-1.0, 0.0, 0.0), vec3(-1.24, 0.06, 0.02), 0.06, 0.045);',
    colour,
    pile: sideBySide(3, 0.3, 1.25),
    piece: one(0.36, 1.3, 26, 0, 0),
    ...more,
  });

const chilli = (name: string, dark: string, light: string): Model =>
  long({
    name,
    body: `vec3 q = bend(p, 0.25 + 0.5 * fract(k * 0.37)); float t = clamp((q.x + 0.9) / 1.9, 0.0, 1.0); float r = 0.12 * pow(1.0 - t, 0.45) * (1.0 + 0.12 * noise(q * 4.0 + k)) + 0.008; d = length(q.yz) - r; d = max(d, abs(q.x) - 0.98) * 0.8;`,
    stalk: `vec3 q = bend(p, 0.25 + 0.5 * fract(k * 0.37)); stalk = min(cone(q, vec3(-0.93, 0.0, 0.0), vec3(-1.3, 0.1, 0.03), 0.035, 0.028), ellipsoid(q - vec3(-0.9, 0.0, 0.0), vec3(0.06, 0.1, 0.1)));`,
    colour: `s.col = mix(${rgb(dark)}, ${rgb(light)}, fbm(p * 2.0 + k * 7.0));`,
    rough: 0.1,
    relief: '0.02 * noise(p * vec3(3.0, 9.0, 9.0) + k)',
    bump: 0.7,
    soft: 0.4,
    pile: scattered(14, 0.95, 0.12, 11),
    piece: scattered(3, 1.25, 0.12, 5),
  });

const banana = (name: string, main: string, tip: string, hand: readonly Place[], fat = 1): Model => ({
  name,
  glsl: `
vec2 shape(vec3 p, float k) {
  vec3 q = bend(p, 0.62);
  float t = clamp((q.x + 1.25) / 2.5, 0.0, 1.0);
  float r = ${(0.25 * fat).toFixed(3)} * pow(sin(3.14159 * clamp(t * 0.92 + 0.05, 0.0, 1.0)), 0.42);
  float a = atan(q.z, q.y);
  float body = length(q.yz) - r * (0.93 + 0.05 * cos(a * 5.0));
  float d = max(body, abs(q.x) - 1.18);
  d = smin(d, cone(q, vec3(-1.05, 0.0, 0.0), vec3(-1.42, 0.04, 0.0), 0.1, 0.075), 0.2);
  float end_ = length(q - vec3(1.17, 0.0, 0.0)) - 0.06;
  return join(vec2(d * 0.8, 0.0), vec2(end_, 1.0));
}
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  if (part > 0.5) { s.col = ${rgb('#3a2a18')}; s.rough = 0.8; return; }
  vec3 q = bend(p, 0.62);
  s.col = mix(${rgb(main)}, ${rgb(tip)}, smoothstep(0.55, 1.15, abs(q.x)) * 0.8);
  s.col = mix(s.col, ${rgb('#5b4020')}, smoothstep(0.7, 0.82, noise(q * vec3(5.0, 14.0, 14.0) + k * 9.0)) * 0.55);
  s.col = mix(s.col, ${rgb('#4e3a1c')}, smoothstep(-1.36, -1.42, q.x));
  s.col *= 0.95 + 0.08 * noise(q * vec3(2.0, 12.0, 12.0));
  s.rough = 0.4; s.soft = 0.4;
}`,
  pile: hand,
  piece: [[0, 0.42, 0, 1.12, 14, 200, 8]],
  lift: 30,
});

/** Fingers that meet at their stalks. */
const HAND: readonly Place[] = [
  [0.1, 0.4, -0.5, 1.02, 10, 205, 10],
  [0.08, 0.38, -0.1, 1.06, 17, 200, 8],
  [0.06, 0.36, 0.3, 1.06, 25, 195, 7],
  [0.02, 0.34, 0.68, 1.02, 34, 190, 6],
];

const beans = (name: string, count: number, thick: number, colour: string, extra = ''): Model =>
  long({
    name,
    body: `vec3 q = bend(p, 0.12 + 0.35 * fract(k * 0.41)); float r = ${thick} * pow(sin(3.14159 * clamp((q.x + 1.2) / 2.4, 0.02, 0.98)), 0.3) ${extra}; d = max(length(q.yz * vec2(1.0, 1.15)) - r, abs(q.x) - 1.18);`,
    stalk: `vec3 q = bend(p, 0.12 + 0.35 * fract(k * 0.41)); stalk = cone(q, vec3(-1.15, 0.0, 0.0), vec3(-1.32, 0.04, 0.0), 0.03, 0.03);`,
    colour,
    rough: 0.4,
    relief: '0.02 * noise(p * 9.0)',
    bump: 0.7,
    pile: scattered(count, 0.98, thick, 17),
    piece: scattered(4, 1.12, thick, 23),
  });

const okra = long({
  name: 'lady-finger',
  body: `float t = clamp((p.x + 0.95) / 2.05, 0.0, 1.0); float r = 0.19 * pow(1.0 - t, 0.55) * (0.55 + 0.45 * smoothstep(-0.02, 0.2, t)) + 0.01; r *= 1.0 + 0.14 * abs(cos(a * 2.5)) - 0.08; vec3 q = p; q.y += 0.06 * cos(p.x * 1.6 + k); d = max(length(q.yz) - r, abs(p.x) - 1.1) * 0.85;`,
  stalk: `stalk = min(ellipsoid(p - vec3(-0.93, -0.02, 0.0), vec3(0.1, 0.15, 0.15)), cone(p, vec3(-0.95, 0.0, 0.0), vec3(-1.22, 0.02, 0.0), 0.065, 0.05));`,
  colour: `s.col = mix(${rgb('#4e7d25')}, ${rgb('#86a944')}, smoothstep(-0.2, 1.0, cos(a * 5.0)) * 0.5 + 0.4 * fbm(p * 3.0 + k));`,
  rough: 0.55,
  relief: '0.008 * noise(p * 40.0)',
  bump: 0.8,
  pile: scattered(11, 1.0, 0.18, 29),
  piece: scattered(3, 1.2, 0.18, 7),
});

const ginger: Model = {
  name: 'ginger',
  glsl: `
vec2 shape(vec3 p, float k) {
  vec3 q = p + 0.05 * (noise(p * 2.5 + k * 8.0) - 0.5);
  float d = ellipsoid(q, vec3(0.78, 0.28, 0.3));
  d = smin(d, capsule(q, vec3(-0.55, 0.0, 0.0), vec3(-0.98, 0.1, 0.42), 0.2), 0.16);
  d = smin(d, capsule(q, vec3(0.5, 0.0, 0.05), vec3(0.98, 0.06, -0.34), 0.21), 0.16);
  d = smin(d, capsule(q, vec3(0.1, 0.0, 0.1), vec3(0.32, 0.12, 0.62), 0.19), 0.14);
  d = smin(d, capsule(q, vec3(-0.2, 0.05, -0.1), vec3(-0.35, 0.34, -0.5), 0.17), 0.14);
  d = smin(d, capsule(q, vec3(0.9, 0.05, -0.3), vec3(1.12, 0.2, 0.0), 0.14), 0.1);
  return vec2(d * 0.8, 0.0);
}
float relief(vec3 p, float part, float k) { float w = p.x * 15.0 + p.z * 5.0 + 3.0 * noise(p * 3.0); return 0.02 * smoothstep(0.55, 1.0, sin(w)) + 0.025 * fbm(p * 8.0 + k); }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  s.col = mix(${rgb('#a87f48')}, ${rgb('#d7b77e')}, fbm(p * 4.0 + k * 3.0));
  float w = p.x * 15.0 + p.z * 5.0 + 3.0 * noise(p * 3.0);
  s.col *= 1.0 - 0.28 * smoothstep(0.7, 1.0, sin(w));
  float tip = smoothstep(0.98, 1.12, length(p));
  s.col = mix(s.col, ${rgb('#e3cf95')}, tip * 0.7);
  s.rough = 0.6; s.soft = 0.3; s.bump = 1.0;
}`,
  pile: [
    [-0.45, 0.3, -0.45, 0.95, 15, 0, 0],
    [0.35, 0.3, 0.55, 0.95, 200, 8, 0],
  ],
  piece: [[0, 0.36, 0.1, 1.2, 20, 0, 0]],
  lift: 32,
};

const corn = (name: string, radius: number, kernel: string, husk: boolean): Model => ({
  name,
  glsl: `
vec2 shape(vec3 p, float k) {
  float t = clamp((p.x + 1.1) / 2.3, 0.0, 1.0);
  float r = ${radius} * pow(1.0 - pow(t, 3.0), 0.5) + 0.02;
  float a = atan(p.z, p.y) / 6.2831853 * ${husk ? '14.0' : '18.0'};
  float rowAt = floor(a + 0.5);
  float x = p.x * ${husk ? '9.0' : '16.0'} + mod(rowAt, 2.0) * 0.5;
  vec2 c = vec2(fract(a + 0.5) - 0.5, fract(x) - 0.5);
  float bump = ${husk ? '0.055' : '0.02'} * (1.0 - smoothstep(0.1, 0.62, length(c)));
  float d = max(length(p.yz) - r - bump + 0.03, abs(p.x) - 1.15) * 0.6;
  ${
    husk
      ? `vec3 h = p - vec3(-1.0, 0.0, 0.0); vec3 g = vec3(h.x, h.y, h.z); float sec = atan(g.z, g.y); float w = 6.2831853 / 5.0; float i = floor(sec / w + 0.5); g.yz = rot(-i * w) * g.yz;
  float leaf_ = leaf(vec3(g.x + 0.15, (g.y - ${radius} - 0.02) , g.z), 1.0 + 0.25 * mod(i, 2.0), 0.27, 0.014, 0.14 + 0.2 * mod(i, 3.0));
  leaf_ = smin(leaf_, cone(p, vec3(-1.1, 0.0, 0.0), vec3(-1.4, 0.0, 0.0), 0.2, 0.1), 0.1);
  return join(vec2(d, 0.0), vec2(leaf_, 1.0));`
      : 'return vec2(d, 0.0);'
  }
}
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  if (part > 0.5) { float a = atan(p.z, p.y); s.col = mix(${rgb('#7c9b3c')}, ${rgb('#bccb78')}, noise(vec3(p.x * 1.2, a * 16.0, k))); s.rough = 0.6; s.soft = 0.5; return; }
  s.col = ${rgb(kernel)} * (0.88 + 0.2 * noise(p * 8.0 + k)); s.rough = 0.2; s.soft = 0.5;
}`,
  pile: husk ? sideBySide(3, 0.34, 0.98) : sideBySide(6, 0.17, 1.15),
  piece: husk ? one(0.36, 1.1, 24, 0, 0) : sideBySide(3, 0.17, 1.25),
});

const peas: Model = {
  name: 'peas',
  glsl: `
vec2 shape(vec3 p, float k) {
  vec3 q = bend(p, 0.22);
  float t = clamp((q.x + 1.15) / 2.3, 0.0, 1.0);
  float r = 0.24 * pow(sin(3.14159 * clamp(t, 0.03, 0.97)), 0.4);
  bool open = mod(k, 3.0) < 0.5;
  float row = clamp(floor(q.x / 0.3 + 0.5), -3.0, 3.0);
  float pea = length(q - vec3(row * 0.3, open ? 0.05 : 0.0, 0.0)) - 0.155 * (1.0 - 0.05 * abs(row));
  float pod = max(length(q.yz * vec2(1.0, 1.25)) - r, abs(q.x) - 1.12);
  if (open) { pod = max(abs(pod + 0.012) - 0.014, q.y - 0.1); } else { pod = smin(pod, pea - 0.035, 0.08); pea = 9.0; }
  float stalk = cone(q, vec3(-1.08, 0.02, 0.0), vec3(-1.3, 0.1, 0.0), 0.035, 0.03);
  return join(join(vec2(pod * 0.75, 0.0), vec2(pea, 2.0)), vec2(stalk, 1.0));
}
float relief(vec3 p, float part, float k) { return 0.012 * noise(p * 14.0); }
void skin(vec3 p, vec3 n, float part, float k, inout Skin s) {
  s.col = part > 1.5 ? ${rgb('#79a82f')} : mix(${rgb('#4f8a22')}, ${rgb('#7fb03f')}, fbm(p * 3.0 + k)); s.rough = 0.32; s.soft = 0.5; s.bump = part > 1.5 ? 0.0 : 0.8;
}`,
  pile: [
    [-0.1, 0.24, -0.85, 0.98, 10, 0, 0],
    [0.15, 0.24, -0.4, 1.0, 24, 30, 0],
    [-0.15, 0.24, 0.05, 1.02, -8, 60, 0],
    [0.12, 0.24, 0.5, 1.0, 20, 0, 0],
    [-0.2, 0.24, 0.95, 0.95, 2, 80, 0],
    [0.2, 0.62, -0.2, 1.0, -22, 0, 4],
  ],
  piece: [
    [0, 0.34, 0.3, 1.2, 18, 0, 0],
    [0.1, 0.3, -0.5, 1.1, 6, 50, 0],
  ],
  lift: 34,
};

const leek: Model = long({
  name: 'spring-onion',
  body: `float w = 0.07 + 0.05 * smoothstep(-0.75, -1.05, p.x); vec3 q = p; q.y -= 0.05 * sin(p.x * 3.0 + k); d = max(length(q.yz) - w * (1.0 - 0.25 * smoothstep(0.0, 1.4, p.x)), abs(p.x) - 1.4); d = smin(d, length(p - vec3(-1.12, 0.0, 0.0)) - 0.12, 0.1);`,
  stalk: `vec3 q = p; q.x += 1.22; float c = 9.0; for (int i = 0; i < 5; i++) { float t = float(i) * 1.256; c = min(c, capsule(q, vec3(0.0), vec3(-0.18, 0.07 * cos(t), 0.07 * sin(t)), 0.01)); } stalk = c;`,
  green: '#d8cfae',
  colour: `s.col = mix(${rgb('#f0eee0')}, ${rgb('#3f7d2a')}, smoothstep(-0.75, -0.1, p.x + 0.1 * noise(p * 8.0))); s.col *= 0.9 + 0.15 * noise(vec3(p.x, a * 6.0, k));`,
  rough: 0.4,
  soft: 0.5,
  pile: scattered(14, 0.86, 0.09, 41),
  piece: scattered(6, 0.9, 0.09, 19),
});

/** A spear with scales that overlap in its pointed head and lie far apart below. */
const asparagus: Model = long({
  name: 'asparagus',
  body: `vec3 q = bend(p, 0.03 + 0.1 * fract(k * 0.43)); float b = atan(q.z, q.y); float t = clamp((q.x + 1.25) / 2.5, 0.0, 1.0); float head = smoothstep(0.6, 0.8, t); float r = mix(0.095, 0.1, head) * (1.0 - 0.12 * t) * pow(clamp((1.0 - t) / 0.32, 0.0, 1.0), 0.6); float turn_ = fract(q.x * 6.5 + b * 0.955); r += head * 0.016 * (1.0 - turn_) * smoothstep(0.0, 0.2, turn_) * smoothstep(1.0, 0.9, t); float at = q.x * 2.6 + k * 0.37; float lie = fract(at) - 0.5; float side = abs(mod(b + floor(at) * 2.4, 6.2831853) - 3.14159); float low = (1.0 - head) * smoothstep(-1.0, -0.9, q.x); r += low * 0.009 * smoothstep(0.0, 0.1, 0.62 - lie * 1.9 - side) * smoothstep(-0.34, -0.24, lie); d = max(length(q.yz) - r, abs(q.x) - 1.245) * 0.7;`,
  colour: `vec3 q = bend(p, 0.03 + 0.1 * fract(k * 0.43)); float b = atan(q.z, q.y); float t = clamp((q.x + 1.25) / 2.5, 0.0, 1.0); float head = smoothstep(0.6, 0.8, t); s.col = mix(${rgb('#c9cf96')}, ${rgb('#6c9440')}, smoothstep(0.0, 0.25, t)); s.col = mix(s.col, ${rgb('#4d6f35')}, head); float turn_ = fract(q.x * 6.5 + b * 0.955); s.col = mix(s.col, ${rgb('#5a4a5e')}, head * 0.55 * smoothstep(0.25, 0.0, turn_)); float at = q.x * 2.6 + k * 0.37; float lie = fract(at) - 0.5; float side = abs(mod(b + floor(at) * 2.4, 6.2831853) - 3.14159); s.col = mix(s.col, ${rgb('#6b6f52')}, (1.0 - head) * smoothstep(-1.0, -0.9, q.x) * 0.5 * smoothstep(0.0, 0.08, 0.62 - lie * 1.9 - side) * smoothstep(-0.34, -0.24, lie)); s.col *= 0.9 + 0.16 * noise(vec3(q.x * 2.0, b * 5.0, k));`,
  rough: 0.45,
  soft: 0.4,
  relief: '0.012 * noise(p * vec3(5.0, 24.0, 24.0))',
  bump: 0.6,
  pile: scattered(12, 1.0, 0.1, 37),
  piece: scattered(4, 1.1, 0.1, 9),
});

export const LONG: readonly Model[] = [
  carrot('carrot', '#c8560f', '#e8832a', 0.27),
  carrot('carrot-red', '#a8241c', '#d24a34', 0.25),
  carrot('radish', '#d9d6c9', '#f4f2ea', 0.3),
  gourd(
    'cucumber',
    `vec3 q = bend(p, 0.12); d = max(length(q.yz) - 0.26 * pow(sin(3.14159 * clamp((q.x + 1.25) / 2.5, 0.03, 0.97)), 0.28), abs(q.x) - 1.2); d -= 0.012 * smoothstep(0.35, 0.1, cells(q * vec3(5.0, 6.0, 6.0) + k).x);`,
    `s.col = mix(${rgb('#23501a')}, ${rgb('#6f9a3c')}, smoothstep(0.45, 0.85, noise(vec3(p.x * 1.3, cos(a) * 6.0, sin(a) * 6.0) + k)) * 0.75); s.col = mix(s.col, ${rgb('#a9bd62')}, smoothstep(0.9, 1.2, p.x) * 0.6);`,
    { rough: 0.28, relief: '0.01 * noise(p * 18.0)', bump: 0.7 },
  ),
  gourd(
    'zucchini',
    `d = max(length(p.yz) - 0.25 * pow(sin(3.14159 * clamp((p.x + 1.3) / 2.6, 0.03, 0.97)), 0.22) * (1.0 + 0.04 * cos(a * 6.0)), abs(p.x) - 1.1); d = smax(d, abs(p.x) - 1.08, 0.1);`,
    `s.col = mix(${rgb('#16401a')}, ${rgb('#3f7a30')}, smoothstep(0.4, 0.7, noise(p * 22.0)) * 0.6 + 0.2 * cos(a * 6.0));`,
    {
      rough: 0.2,
      stalk: `stalk = cone(p, vec3(-1.05, 0.0, 0.0), vec3(-1.32, 0.03, 0.0), 0.14, 0.1); stalk -= 0.015 * cos(a * 5.0);`,
    },
  ),
  gourd(
    'bottle-gourd',
    `vec3 q = bend(p, 0.08); float t = (q.x + 1.2) / 2.4; float r = mix(0.2, 0.36, smoothstep(0.1, 0.85, t)) * pow(sin(3.14159 * clamp(t, 0.03, 0.97)), 0.3); d = max(length(q.yz) - r, abs(q.x) - 1.18);`,
    `s.col = mix(${rgb('#8fb35a')}, ${rgb('#c3d68c')}, fbm(p * 3.0 + k)); s.col *= 0.95 + 0.1 * noise(p * 20.0);`,
    { rough: 0.4, pile: sideBySide(2, 0.36, 1.3), piece: one(0.42, 1.32, 28, 0, 0) },
  ),
  gourd(
    'bitter-gourd',
    `float t = (p.x + 1.2) / 2.4; float r = 0.27 * pow(sin(3.14159 * clamp(t, 0.02, 0.98)), 0.6); vec3 q = p; q.y += 0.06 * sin(p.x * 2.2 + k); r += 0.045 * pow(abs(cos(a * 4.0)), 3.0) * (0.35 + 0.65 * noise(vec3(p.x * 7.0, floor(a * 1.27 + 0.5) * 3.0, k))); r += 0.025 * smoothstep(0.4, 0.1, cells(p * 8.0 + k).x); d = max(length(q.yz) - r, abs(p.x) - 1.18) * 0.75;`,
    `s.col = mix(${rgb('#3f7422')}, ${rgb('#86b04a')}, smoothstep(0.0, 1.0, pow(abs(cos(a * 4.0)), 2.0)) * 0.5 + 0.5 * fbm(p * 4.0 + k));`,
    { rough: 0.4, relief: '0.02 * noise(p * 14.0)', bump: 0.6 },
  ),
  gourd(
    'ridge-gourd',
    `vec3 q = bend(p, 0.1); float t = (q.x + 1.3) / 2.6; float r = mix(0.17, 0.27, smoothstep(0.0, 0.8, t)) * pow(sin(3.14159 * clamp(t, 0.03, 0.97)), 0.25); r *= 0.93 + 0.15 * pow(abs(cos(a * 5.0)), 8.0); d = max(length(q.yz) - r, abs(q.x) - 1.25) * 0.85;`,
    `s.col = mix(${rgb('#56802f')}, ${rgb('#3a611f')}, pow(abs(cos(a * 5.0)), 8.0)); s.col *= 0.85 + 0.3 * fbm(p * 6.0 + k);`,
    { rough: 0.5, relief: '0.015 * noise(p * vec3(8.0, 16.0, 16.0))', bump: 0.8 },
  ),
  gourd(
    'pointed-gourd',
    `d = ellipsoid(p, vec3(1.05, 0.4, 0.4)) + 0.02 * (noise(p * 3.0 + k) - 0.5);`,
    `s.col = mix(${rgb('#356a1f')}, ${rgb('#b5cf86')}, smoothstep(0.6, 0.95, noise(vec3(p.x * 1.6 + k, cos(a) * 4.5, sin(a) * 4.5))) ); s.col = mix(s.col, ${rgb('#bcd08c')}, smoothstep(0.55, 0.95, cos(a * 7.0 + p.x)) * 0.45);`,
    { rough: 0.28, pile: scattered(8, 0.62, 0.4, 13), piece: scattered(2, 0.95, 0.4, 3) },
  ),
  gourd(
    'brinjal-long',
    `vec3 q = bend(p, 0.16); float t = (q.x + 1.2) / 2.45; float r = mix(0.16, 0.25, smoothstep(0.0, 0.8, t)) * pow(sin(3.14159 * clamp(t, 0.05, 0.97)), 0.25); d = max(length(q.yz) - r, abs(q.x) - 1.2);`,
    `s.col = mix(${rgb('#2b1036')}, ${rgb('#55225c')}, fbm(p * 2.0 + k));`,
    {
      rough: 0.08,
      soft: 0.15,
      stalk: `vec3 q = bend(p, 0.16); stalk = min(ellipsoid(q - vec3(-1.05, 0.0, 0.0), vec3(0.2, 0.19, 0.19)), cone(q, vec3(-1.1, 0.0, 0.0), vec3(-1.42, 0.08, 0.0), 0.08, 0.055));`,
      pile: sideBySide(4, 0.24, 1.06),
    },
  ),
  long({
    name: 'sweet-potato',
    body: `float t = (p.x + 1.15) / 2.3; float r = 0.42 * pow(sin(3.14159 * clamp(t, 0.01, 0.99)), 0.75); vec3 q = p + 0.12 * (noise(p * 1.8 + k * 6.0) - 0.5); d = max(length(q.yz) - r, abs(p.x) - 1.14) * 0.8;`,
    colour: `s.col = mix(${rgb('#7c3a34')}, ${rgb('#b0685a')}, fbm(p * vec3(3.0, 6.0, 6.0) + k * 4.0)); s.col *= 0.85 + 0.25 * noise(p * 24.0);`,
    relief: '0.03 * fbm(p * vec3(6.0, 10.0, 10.0))',
    bump: 0.9,
    rough: 0.6,
    pile: sideBySide(3, 0.36, 1.05),
    piece: one(0.42, 1.25, 24, 0, 0),
  }),
  chilli('chilli', '#2f6a17', '#5b9a2c'),
  chilli('chilli-red', '#9a1414', '#c9281c'),
  banana('banana', '#e8bd23', '#b7b03a', HAND),
  banana('banana-yelakki', '#e2bb34', '#c0ad3c', [...HAND, [0.3, 0.78, 0.0, 0.9, 22, 200, 12]], 1.35),
  banana('banana-raw', '#5f8f2c', '#7da543', HAND),
  beans(
    'french-beans',
    16,
    0.07,
    `s.col = mix(${rgb('#4e8426')}, ${rgb('#79a544')}, fbm(p * 3.0 + k * 5.0));`,
    '* (1.0 + 0.12 * sin(q.x * 9.0))',
  ),
  beans(
    'drumstick',
    7,
    0.09,
    `s.col = mix(${rgb('#4a6b2a')}, ${rgb('#84a052')}, pow(abs(cos(a * 3.0)), 2.0)); s.col *= 0.9 + 0.2 * noise(vec3(p.x * 4.0, a * 4.0, k));`,
    '* (1.0 + 0.08 * cos(atan(q.z, q.y) * 6.0) + 0.06 * sin(q.x * 7.0))',
  ),
  okra,
  ginger,
  corn('corn', 0.3, '#e8b81f', true),
  corn('baby-corn', 0.16, '#e9d27a', false),
  peas,
  leek,
  asparagus,
];
