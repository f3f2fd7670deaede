/** Pairs of a background and an accent colour that resemble print. */
const PAIRS = [
  ['#d92b2b', '#ffc928'],
  ['#1c5fc4', '#7cc8ff'],
  ['#1e7a3c', '#ffc928'],
  ['#5b2a0c', '#f0b23c'],
  ['#4b2a86', '#f2c14e'],
  ['#f3d9a4', '#b5472a'],
  ['#0e7c6b', '#c8e86b'],
  ['#c23a1b', '#ffd24a'],
  ['#e4572e', '#ffc53d'],
  ['#f8a5b8', '#c2285b'],
  ['#14519f', '#ff6a3d'],
  ['#7a1e2c', '#f6b73c'],
  ['#f6c945', '#a3341f'],
  ['#2f3f8f', '#f6b52e'],
  ['#12736f', '#ffe08a'],
  ['#8a2a62', '#ffcf5c'],
] as const;

/** The colours of a brand: the same for all its products. */
export function brandColours(brand: string): { base: string; accent: string } {
  let hash = 2166136261;
  for (const letter of brand.toLowerCase()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  const [base, accent] = PAIRS[(hash >>> 8) % PAIRS.length] ?? PAIRS[0];
  return { base, accent };
}
