type Rgb = readonly [number, number, number];

function toRgb(colour: string): Rgb {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function toHex(rgb: readonly number[]): string {
  const part = (value: number) =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(part).join('')}`;
}

/** Mixes two `#rrggbb` colours: 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const to = toRgb(other);
  return toHex(toRgb(one).map((value, index) => value + ((to[index] ?? 0) - value) * share));
}

/** Mixes a `#rrggbb` colour with a dark brown, almost black: 0 leaves it as it is, 1 is the brown. */
export function darker(colour: string, share: number): string {
  return mix(colour, '#1b0d12', share);
}

/** Mixes a `#rrggbb` colour with white: 0 leaves it as it is, 1 is white. */
export function lighter(colour: string, share: number): string {
  return mix(colour, '#ffffff', share);
}

/** Whether dark text is more readable on it than white. */
export function isLight(colour: string): boolean {
  const [r, g, b] = toRgb(colour);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255 > 0.62;
}

/** The text colour for a background. */
export function inkOn(ground: string): string {
  return isLight(ground) ? darker(ground, 0.74) : '#ffffff';
}
