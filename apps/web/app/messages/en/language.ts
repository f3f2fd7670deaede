import type { Language } from '../languages.ts';

/** The language of this folder: its code, its locales, and its own name. */
export const LANGUAGE: Language = { code: 'en', locale: 'en-IN', dateLocale: 'en-US', name: 'English' };
