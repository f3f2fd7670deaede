import type { Language } from '../languages.ts';

/** The language of this folder: its code, its locales, and its own name. */
export const LANGUAGE: Language = { code: 'hi', locale: 'hi-IN', dateLocale: 'hi-IN', name: 'हिन्दी' };
