export type Language = {
  readonly code: string;
  /** The locale for numbers and times of `Intl`. */
  readonly locale: string;
  /** The locale for dates: 'Nov 21, 2026'. */
  readonly dateLocale: string;
  /** The language's own name. */
  readonly name: string;
};

/** All languages of the shop, English first: each has a folder beside this file. */
export const LANGUAGES = Object.values(
  import.meta.glob<{ LANGUAGE: Language }>('./*/language.ts', { eager: true }),
).map(({ LANGUAGE }) => LANGUAGE);
