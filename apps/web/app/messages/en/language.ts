import type { Language } from '../languages.ts';

/** The language of this folder: its code, its locales, and its name for those who read it. */
export const LANGUAGE: Language = { code: 'en', locale: 'en-IN', dateLocale: 'en-US', name: 'English' };
