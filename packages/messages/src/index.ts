export { catalogue } from './catalogue.ts';
export { inLanguages } from './in-languages.ts';
export {
  askedLanguage,
  currentLanguage,
  inLanguage,
  isLanguage,
  type Language,
  LANGUAGES,
  readLanguageFrom,
  spoken,
} from './language.ts';
export type { Texts } from './texts.ts';
