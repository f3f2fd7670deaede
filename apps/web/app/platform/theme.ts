/** 'auto' follows the system. The choice is in a cookie, because logging out clears local storage. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The colours of the browser's toolbar: the page background, `--page` of the tokens. */
export const THEME_COLORS = [
  { scheme: 'light', color: '#fbf7ef' },
  { scheme: 'dark', color: '#11131f' },
] as const;

/** The cookie of the chosen theme. */
export const THEME_COOKIE = 'theme';
const YEAR_IN_SECONDS = 31_536_000;

/** Script for the head, run before anything is painted, so that a chosen theme never flashes. */
export const APPLY_THEME_SCRIPT = `{const t=/(?:^|; )${THEME_COOKIE}=(light|dark)/.exec(document.cookie);if(t){document.documentElement.dataset.theme=t[1];const m=document.createElement('meta');m.name='theme-color';m.content=${JSON.stringify(colorsByScheme())}[t[1]];document.head.prepend(m)}}`;

function colorsByScheme(): Record<string, string> {
  return Object.fromEntries(THEME_COLORS.map(({ scheme, color }) => [scheme, color]));
}

/**
 * The colour of the browser's toolbar for a chosen theme. Its element has no `media` and comes first, so it overrides
 * the two that follow the system, which React manages.
 */
function colorToolbar(theme: Theme): void {
  document.querySelector('meta[name="theme-color"]:not([media])')?.remove();
  const color = colorsByScheme()[theme];
  if (color === undefined) return;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = color;
  document.head.prepend(meta);
}

/** The chosen theme. Browser only. */
export function chosenTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

/** Applies a theme and stores the choice for a year. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = theme;
  colorToolbar(theme);
  const age = theme === 'auto' ? 0 : YEAR_IN_SECONDS;
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${age}; samesite=lax`;
}
