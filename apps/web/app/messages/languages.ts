export type Language = {
  readonly code: string;
  /** For the numbers and times of `Intl`, */
  readonly locale: string;
  /** and for its dates: 'Nov 21, 2026'. */
  readonly dateLocale: string;
  /** In the language itself. */
  readonly name: string;
};

/** All languages of the shop, English first: each is a folder beside this file. */
export const LANGUAGES = Object.values(
  import.meta.glob<{ LANGUAGE: Language }>('./*/language.ts', { eager: true }),
).map(({ LANGUAGE }) => LANGUAGE);
