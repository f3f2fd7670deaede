import type { CSSProperties } from 'react';

export const FONT =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', Arial, sans-serif";

/** Light colours are inline, because many mail programs ignore style sheets; dark colours are in a style sheet. */
const COLOURS = {
  page: { light: { backgroundColor: '#fbf7ef' }, dark: { backgroundColor: '#11131f' } },
  card: { light: { backgroundColor: '#ffffff' }, dark: { backgroundColor: '#1a1d2e' } },
  ink: { light: { color: '#251c14' }, dark: { color: '#f6efe2' } },
  quiet: { light: { color: '#6f6353' }, dark: { color: '#a29ea0' } },
  fold: {
    light: { backgroundColor: '#f4ede0', color: '#251c14' },
    dark: { backgroundColor: '#262a47', color: '#f6efe2' },
  },
  seam: { light: { borderTop: '1px solid #e5dbc9' }, dark: { borderColor: '#2d3150' } },
  // The same in the light and the dark theme.
  band: { light: { backgroundColor: '#2c3494' }, dark: { backgroundColor: '#2c3494' } },
  'band-ink': { light: { color: '#ffffff' }, dark: { color: '#ffffff' } },
  action: {
    light: { backgroundColor: '#2c3494', color: '#ffffff' },
    dark: { backgroundColor: '#f6b52e', color: '#241900' },
  },
} as const satisfies Record<string, { light: CSSProperties; dark: CSSProperties }>;

export type ColourName = keyof typeof COLOURS;

/** Class and inline style of a colour. */
export function classAndStyle(name: ColourName): { className: string; style: CSSProperties } {
  return { className: name, style: COLOURS[name].light };
}

/** The same with additional styles. */
export function coloured(
  name: ColourName,
  style: CSSProperties,
): { className: string; style: CSSProperties } {
  return { className: name, style: { ...COLOURS[name].light, ...style } };
}

const CSS_NAMES: Readonly<Record<string, string>> = {
  backgroundColor: 'background-color',
  borderColor: 'border-color',
  color: 'color',
};

const rules = (prefix: string) =>
  Object.entries(COLOURS)
    .map(([name, { dark }]) => {
      const declarations = Object.entries(dark).map(([key, value]) => `${CSS_NAMES[key]}:${value}!important`);
      return `${prefix}.${name}{${declarations.join(';')}}`;
    })
    .join('');

/** The style sheet with dark colours, for mail programs that follow the system's theme, and for Outlook's dark mode. */
export const STYLES = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `.page{background-color:${COLOURS.page.light.backgroundColor}}`,
  `@media (prefers-color-scheme:dark){${rules('')}}`,
  rules('[data-ogsc] '),
].join('');
