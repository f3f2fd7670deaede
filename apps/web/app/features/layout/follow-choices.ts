import { LANGUAGE } from '#messages/language.ts';
import { LANGUAGE_COOKIE } from '#platform/language.ts';
import { serverResponds } from '#platform/server-responds.ts';
import { chooseTheme, chosenTheme, THEME_COOKIE, THEMES } from '#platform/theme.ts';
import { LANGUAGES } from '../../messages/languages.ts';

/**
 * Follows another tab's choices, which are cookies, when this tab is shown again: applies the theme, and reloads the page
 * in the language, because messages and page data would be in that one.
 */
export async function followChoices(themes: HTMLSelectElement): Promise<void> {
  if (document.hidden || !navigator.cookieEnabled) return;
  const theme = THEMES.find((each) => each === cookie(THEME_COOKIE)) ?? 'auto';
  if (theme !== chosenTheme()) {
    chooseTheme(theme);
    themes.value = theme;
  }
  const language = cookie(LANGUAGE_COOKIE) ?? LANGUAGE.code;
  if (language === LANGUAGE.code || !LANGUAGES.some(({ code }) => code === language)) return;
  if (await serverResponds(location.pathname)) location.reload();
}

function cookie(name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
}
