import { texts } from '#messages/admin-searches.ts';
import type { SearchWords } from './use-searches.ts';

/** 'chaha, chai → tea'; 'atta, flour' for words that mean the same. */
export function wordsText({ words, means }: SearchWords): string {
  const [typed, meant] = [words.join(', '), means.join(', ')];
  return meant === '' ? typed : texts.leads({ words: typed, means: meant });
}
