/** The background colours of pictures; each is a token `--t-<name>`. */
export const TINTS = ['almond', 'mint', 'rose', 'sky', 'lilac', 'sand', 'sea', 'blush'] as const;

export type Tint = (typeof TINTS)[number];

/** A `style` for a container: pictures inside take their background colour from it. */
export function tintStyle(tint: Tint): React.CSSProperties {
  return { '--tint': `var(--t-${tint})` } as React.CSSProperties;
}
