export { catalogue } from './catalogue.ts';
export { inLanguages } from './in-languages.ts';
export {
  requestedLanguage,
  currentLanguage,
  inLanguage,
  isLanguage,
  type Language,
  LANGUAGES,
  readLanguageFrom,
  supportedLanguage,
} from './language.ts';
export type { Texts } from './texts.ts';
