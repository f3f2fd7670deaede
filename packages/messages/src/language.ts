/** The languages that the shop supports. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

let read: () => Language | undefined = () => undefined;

/** Sets the function that returns the current language: on the server, the language of the request. */
export function readLanguageFrom(source: () => Language | undefined): void {
  read = source;
}

let chosen: Language | undefined;

/** Calls `make` with this language as the current one, and returns its result. `make` must be synchronous. */
export function inLanguage<Made>(language: Language, make: () => Made): Made {
  const before = chosen;
  chosen = language;
  try {
    return make();
  } finally {
    chosen = before;
  }
}

/** The current language; English if none was requested. */
export function currentLanguage(): Language {
  return requestedLanguage() ?? DEFAULT_LANGUAGE;
}

/** The requested language; undefined if none was. */
export function requestedLanguage(): Language | undefined {
  return chosen ?? read();
}

/** Whether a value is the code of a supported language, in small letters. */
export function isLanguage(code: unknown): code is Language {
  return (LANGUAGES as readonly unknown[]).includes(code);
}

/** A stored language; English if the shop no longer supports it. */
export function supportedLanguage(code: string): Language {
  return isLanguage(code) ? code : DEFAULT_LANGUAGE;
}
