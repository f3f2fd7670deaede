/**
 * The studio in which loose goods are rendered: GLSL that traces a ray to the surface of a model (a signed distance
 * function), and lights it with a softbox, a sky and the light reflected by the table. A model supplies `vec2
 * shape(vec3 p, float k)`: distance and part number of copy `k`, about one unit in radius; and `void skin(vec3 p, vec3
 * n, float part, float k, inout Skin s)`: its colour and surface at a point.
 */
export function studioShader(model: string, copies: number): string {
  return `#version 300 es
precision highp float;
precision highp int;
#define COPIES ${copies}
uniform vec4 place[COPIES];
uniform mat3 turn[COPIES];
uniform vec2 corner;
uniform float pixel;
uniform float lift;
uniform vec3 view;
out vec4 result;
struct Skin { vec3 col; float rough; float spec; float soft; vec3 glow; float bump; };
${TOOLS}
${model}
vec2 copy(vec3 p, int k) {
  vec3 q = p - place[k].xyz;
  float s = place[k].w;
  float far = length(q) - 1.75 * s;
  // Shadows look at distances up to 0.7: a jump within these would draw an arc.
  if (far > 0.7) return vec2(far, 0.0);
  vec2 d = shape(turn[k] * (q / s), float(k));
  return vec2(d.x * s, d.y);
}
vec3 scene(vec3 p) {
  vec3 best = vec3(1e3, 0.0, 0.0);
  for (int k = 0; k < COPIES; k++) { vec2 d = copy(p, k); if (d.x < best.x) best = vec3(d, float(k)); }
  return best;
}
float dist(vec3 p) { return scene(p).x; }
vec3 normalAt(vec3 p, float e) {
  vec2 h = vec2(1.0, -1.0) * e;
  return normalize(h.xyy * dist(p + h.xyy) + h.yyx * dist(p + h.yyx) + h.yxy * dist(p + h.yxy) + h.xxx * dist(p + h.xxx));
}
float shade(vec3 p, vec3 l, float k, float reach) {
  float r = 1.0, t = 0.02;
  for (int i = 0; i < 15; i++) {
    float h = dist(p + l * t);
    r = min(r, 0.5 + 0.5 * h * k / t);
    if (r < 0.0) break;
    t += clamp(h, 0.035, 0.3);
    if (t > reach) break;
  }
  r = clamp(r, 0.0, 1.0);
  return r * r * (3.0 - 2.0 * r);
}
float open_(vec3 p, vec3 n) {
  float o = 0.0, w = 1.0;
  for (int i = 1; i <= 4; i++) { float h = 0.055 * float(i) + 0.03 * float(i * i); o += w * max(0.0, h - dist(p + n * h)); w *= 0.6; }
  return clamp(1.0 - 1.5 * o, 0.0, 1.0);
}
vec3 room(vec3 d, float rough) {
  float blur = 0.03 + rough * 0.75;
  vec3 key = normalize(vec3(-0.55, 0.75, 0.55)), u = normalize(cross(vec3(0, 1, 0), key)), v = cross(key, u);
  float z = dot(d, key);
  vec2 q = vec2(dot(d, u), dot(d, v)) / max(z, 0.05);
  float box = z > 0.0 ? smoothstep(0.42 + blur, 0.42 - blur, abs(q.x)) * smoothstep(0.5 + blur, 0.5 - blur, abs(q.y)) : 0.0;
  vec3 rim = normalize(vec3(0.85, 0.35, -0.45));
  float strip = smoothstep(1.0 - 0.16 - blur * 0.5, 1.0, dot(d, rim));
  vec3 sky = mix(vec3(0.30, 0.27, 0.25), vec3(0.62, 0.64, 0.68), smoothstep(-0.4, 0.9, d.y));
  return sky * 0.55 + box * vec3(3.4, 3.3, 3.1) / (1.0 + 3.0 * rough) + strip * vec3(0.9, 0.95, 1.0) * (1.0 - 0.5 * rough);
}
const vec3 KEY = vec3(-0.55, 0.9, 0.5);
/* The shadow that the goods throw on the table at p: its colour and how dark it is. */
vec4 table(vec3 p) {
  float near = dist(p);
  float dark = near < 0.7 ? 1.0 - mix(shade(p + vec3(0, 0.004, 0), normalize(KEY), 4.0, 2.0), 1.0, 0.62) * mix(open_(p, vec3(0, 1, 0)), 1.0, 0.35) : 0.0;
  float edge = smoothstep(1.75, 1.2, length(p.xz * vec2(0.95, 1.0))) * smoothstep(0.7, 0.2, near);
  vec2 rim = abs((corner + gl_FragCoord.xy) * pixel * 2.0 - 1.0);
  edge *= smoothstep(1.0, 0.84, max(rim.x, rim.y));
  return vec4(vec3(0.13, 0.08, 0.05), clamp(dark * 0.85, 0.0, 0.72) * edge);
}
vec3 film(vec3 c) { c *= 1.06; return clamp((c * (2.51 * c + 0.03)) / (c * (2.43 * c + 0.59) + 0.14), 0.0, 1.0); }
/* The colour of the goods at p, seen along rd. */
vec3 surface(vec3 p, vec3 rd) {
  vec3 key = normalize(KEY);
  vec3 at = scene(p);
  int k = int(at.z);
  vec3 q = turn[k] * ((p - place[k].xyz) / place[k].w);
  vec3 n = normalAt(p, 0.0015);
  Skin s = Skin(vec3(0.6), 0.4, 0.04, 0.2, vec3(0.0), 0.0);
  skin(q, turn[k] * n, at.y, at.z, s);
  if (s.bump > 0.0) {
    vec2 e = vec2(0.006, 0.0);
    Skin a = s, b = s, c = s, d = s;
    float h = relief(q, at.y, at.z);
    vec3 g = vec3(relief(q + e.xyy, at.y, at.z), relief(q + e.yxy, at.y, at.z), relief(q + e.yyx, at.y, at.z)) - h;
    n = normalize(n - s.bump * (transpose(turn[k]) * g) / e.x);
  }
  float lit = dot(n, key);
  float shadow = shade(p + n * 0.012, key, 4.5, 3.0);
  float occl = open_(p, n);
  float wrap = s.soft * 0.5;
  float dif = clamp((lit + wrap) / (1.0 + wrap), 0.0, 1.0);
  vec3 red = mix(vec3(1.0), normalize(s.col + 0.05) * 1.4, s.soft * (1.0 - dif));
  float thick = clamp(0.5 + 0.5 * dist(p + rd * 0.18 + key * 0.12) / 0.2, 0.0, 1.0);
  vec3 light = vec3(2.35, 2.26, 2.1) * dif * mix(shadow, 1.0, 0.12) * red;
  light += vec3(0.62, 0.66, 0.72) * (0.55 + 0.45 * n.y) * occl;
  light += vec3(0.34, 0.29, 0.24) * (0.5 - 0.5 * n.y) * (0.4 + 0.6 * occl);
  light += vec3(0.5, 0.52, 0.56) * clamp(dot(n, normalize(vec3(0.9, 0.3, -0.2))), 0.0, 1.0) * occl;
  light += s.col * s.soft * thick * 0.7;
  vec3 c = s.col * light * 0.56;
  float f = s.spec + (1.0 - s.spec) * pow(1.0 - clamp(dot(n, -rd), 0.0, 1.0), 5.0) * (1.0 - s.rough) * 0.9;
  vec3 rf = reflect(rd, n);
  c += room(rf, s.rough) * f * mix(0.25, 1.0, occl) * mix(shadow, 1.0, 0.4);
  c += s.glow;
  return pow(film(c), vec3(1.0 / 2.2));
}
void main() {
  vec2 uv = ((corner + gl_FragCoord.xy) * pixel * 2.0 - 1.0) * view.z + view.xy;
  float pitch = lift;
  vec3 ahead = vec3(0.0, -sin(pitch), -cos(pitch)), right = vec3(1, 0, 0), up = cross(right, ahead);
  vec3 aim = vec3(0.0, 0.72, 0.0);
  vec3 ro = aim - ahead * 11.0;
  vec3 rd = normalize(ahead * 11.0 + (right * uv.x + up * uv.y) * 2.1);
  float t = 8.0, wide = 4.2 * view.z * pixel * 0.8;
  float last = 9.0, cover = 0.0, edge = 0.0;
  bool met = false;
  for (int i = 0; i < 110; i++) {
    float d = dist(ro + rd * t);
    if (d < 0.0012) { met = true; break; }
    // A ray that has passed within a pixel's width of an edge is partly covered by it.
    if (d > last && 1.0 - last / wide > cover) { cover = 1.0 - last / wide; edge = t - last * 0.85; }
    last = d;
    t += d * 0.85;
    if (t > 14.5) break;
  }
  float ground = -ro.y / rd.y;
  vec4 behind = vec4(0.0);
  if (met && t <= ground) behind = vec4(surface(ro + rd * t, rd), 1.0);
  else if (ground > 0.0 && ground < 16.0) behind = table(ro + rd * ground);
  if (cover == 0.0 || edge > ground) { result = behind; return; }
  float seen = (1.0 - cover) * behind.a;
  result = vec4((surface(ro + rd * edge, rd) * cover + behind.rgb * seen) / (cover + seen), cover + seen);
}`;
}

const TOOLS = `
float hash(vec3 p) { p = fract(p * 0.3183099 + 0.1); p *= 17.0; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
float noise(vec3 x) {
  vec3 i = floor(x), f = fract(x); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(mix(hash(i), hash(i + vec3(1, 0, 0)), f.x), mix(hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)), f.x), f.y),
             mix(mix(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), f.x), mix(hash(i + vec3(0, 1, 1)), hash(i + vec3(1, 1, 1)), f.x), f.y), f.z);
}
float fbm(vec3 p) { float a = 0.5, r = 0.0; for (int i = 0; i < 4; i++) { r += a * noise(p); p = p * 2.03 + 7.1; a *= 0.5; } return r; }
vec2 cells(vec3 p) {
  vec3 i = floor(p), f = fract(p); float a = 9.0, b = 9.0;
  for (int z = -1; z <= 1; z++) for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    vec3 g = vec3(x, y, z), c = i + g;
    vec3 o = vec3(hash(c), hash(c + 17.3), hash(c + 41.7));
    float d = length(g + o - f);
    if (d < a) { b = a; a = d; } else if (d < b) b = d;
  }
  return vec2(a, b);
}
float smin(float a, float b, float k) { float h = max(k - abs(a - b), 0.0) / k; return min(a, b) - h * h * k * 0.25; }
float smax(float a, float b, float k) { return -smin(-a, -b, k); }
vec2 join(vec2 a, vec2 b) { return a.x < b.x ? a : b; }
mat2 rot(float a) { float c = cos(a), s = sin(a); return mat2(c, -s, s, c); }
float ellipsoid(vec3 p, vec3 r) { float k0 = length(p / r), k1 = length(p / (r * r)); return k0 * (k0 - 1.0) / k1; }
float capsule(vec3 p, vec3 a, vec3 b, float r) { vec3 pa = p - a, ba = b - a; float h = clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0); return length(pa - ba * h) - r; }
float cone(vec3 p, vec3 a, vec3 b, float ra, float rb) { vec3 pa = p - a, ba = b - a; float h = clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0); return length(pa - ba * h) - mix(ra, rb, h); }
float torus(vec3 p, float R, float r) { return length(vec2(length(p.xz) - R, p.y)) - r; }
float box(vec3 p, vec3 b, float r) { vec3 q = abs(p) - b + r; return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - r; }
float angle(vec3 p) { return atan(p.z, p.x); }
/* Rotates space around y into one of n equal sectors; returns the sector's number. */
float sector(inout vec3 p, float n) { float a = atan(p.z, p.x), w = 6.2831853 / n, i = floor(a / w + 0.5); p.xz = rot(i * w) * p.xz; return i; }
/* Bends a body that lies along x upwards around z; b is the curvature. */
vec3 bend(vec3 p, float b) { float r = 1.0 / b; vec2 q = vec2(p.x, p.y + r); float a = atan(q.x, q.y); return vec3(a * r, length(q) - r, p.z); }
/* A leaf that lies along +x from the origin: length l, half width w, thickness t, curled by c. */
float leaf(vec3 p, float l, float w, float t, float c) {
  float u = clamp(p.x / l, 0.0, 1.0);
  float y = p.y - c * u * u * l + 0.35 * p.z * p.z * c / max(w, 0.05);
  float half_ = w * pow(sin(3.14159 * pow(u, 0.75)), 0.85) + 0.004;
  vec2 d = vec2(abs(p.z) - half_, abs(y) - t);
  float e = max(p.x - l, -p.x);
  return max(length(max(d, 0.0)) + min(max(d.x, d.y), 0.0), e) * 0.7;
}
float veins(vec3 p, float n) { float v = abs(fract((p.x - abs(p.z) * 0.8) * n) - 0.5); return smoothstep(0.07, 0.0, v) * 0.6 + smoothstep(0.03, 0.0, abs(p.z)); }
`;
