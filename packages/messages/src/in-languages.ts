import { currentLanguage, DEFAULT_LANGUAGE, type Language } from './language.ts';

/**
 * Combines the texts of several languages into one object, which reads those of the current language at each access. So
 * read a text where it is needed, never in a constant of a module.
 */
export function inLanguages<Texts extends object>(
  languages: Readonly<Record<Language, { readonly [Key in keyof Texts]: unknown }>> & { readonly en: Texts },
): Texts {
  const texts = {};
  for (const key of Object.keys(languages[DEFAULT_LANGUAGE]) as (keyof Texts)[]) {
    Object.defineProperty(texts, key, { enumerable: true, get: () => languages[currentLanguage()][key] });
  }
  return texts as Texts;
}
