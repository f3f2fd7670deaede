/** The codes of the languages that the shop speaks. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

let read: () => Language | undefined = () => undefined;

/** Sets where texts read the language of the work in progress: on the server, that of the request. */
export function readLanguageFrom(source: () => Language | undefined): void {
  read = source;
}

let chosen: Language | undefined;

/** What `make` returns when it reads texts in this language, whoever asked for it. It must not be asynchronous. */
export function inLanguage<Made>(language: Language, make: () => Made): Made {
  const before = chosen;
  chosen = language;
  try {
    return make();
  } finally {
    chosen = before;
  }
}

/** The language of the work in progress; English where nobody asked for another. */
export function currentLanguage(): Language {
  return askedLanguage() ?? DEFAULT_LANGUAGE;
}

/** The language that somebody asked for; undefined if nobody did. */
export function askedLanguage(): Language | undefined {
  return chosen ?? read();
}

export function isLanguage(code: unknown): code is Language {
  return (LANGUAGES as readonly unknown[]).includes(code);
}

/** A stored language; English if the shop doesn't speak it any more. */
export function spoken(code: string): Language {
  return isLanguage(code) ? code : DEFAULT_LANGUAGE;
}
