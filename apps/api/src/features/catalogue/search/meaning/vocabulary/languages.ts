import { ASSAMESE } from './assamese.ts';
import { BENGALI } from './bengali.ts';
import { ENGLISH } from './english.ts';
import { GUJARATI } from './gujarati.ts';
import { HINDI } from './hindi.ts';
import { KANNADA } from './kannada.ts';
import { MALAYALAM } from './malayalam.ts';
import { MARATHI } from './marathi.ts';
import { ODIA } from './odia.ts';
import { PUNJABI } from './punjabi.ts';
import { TAMIL } from './tamil.ts';
import { TELUGU } from './telugu.ts';
import { URDU } from './urdu.ts';

/**
 * The words for things, one table per language. Each line is 'thing: its other names'. The thing has its English name,
 * or the name under which it is sold in India; it is the same in all tables.
 */
export const LANGUAGES: Readonly<Record<string, string>> = {
  ENGLISH,
  HINDI,
  TAMIL,
  TELUGU,
  KANNADA,
  MALAYALAM,
  BENGALI,
  MARATHI,
  GUJARATI,
  PUNJABI,
  ODIA,
  ASSAMESE,
  URDU,
};
