/** The colours of the wells behind pictures; each is a token `--t-<name>`. */
export const TINTS = ['almond', 'mint', 'rose', 'sky', 'lilac', 'sand', 'sea', 'blush'] as const;

export type Tint = (typeof TINTS)[number];

/** For the `style` of whatever holds a well: everything inside takes the colour from here. */
export function tintStyle(tint: Tint): React.CSSProperties {
  return { '--tint': `var(--t-${tint})` } as React.CSSProperties;
}
