import type { Name } from './meaning.ts';
import { foldWords } from '../text/fold.ts';
import { entries } from './vocabulary/entries.ts';
import { LANGUAGES } from './vocabulary/languages.ts';
import { FILLERS } from './vocabulary/small-words.ts';

/** The folded words of a name without fillers ('of', 'the'), which `readQuery` leaves out too. */
export function nameOf(text: string): Name {
  const words = foldWords(text);
  const withoutFillers = words.filter((word) => !FILLERS.has(word));
  return withoutFillers.length > 0 ? withoutFillers : words;
}

/** The same key for 'cleaning windows' and 'window clean', and for 'make pizza' and 'pizza making'. */
export function needKey(words: Name): string {
  if (words.length < 2) return words.join('');
  const stems = words.map((word) => word.replace(/(?<=..)(?:ing|e)$/, ''));
  return stems.sort().join(' ');
}

/** The lines 'thing: names' of all languages, as one group of names per thing. */
export function languageGroups(): string[][] {
  const groups = new Map<string, Set<string>>();
  for (const lines of Object.values(LANGUAGES)) {
    for (const [thing, names] of entries(lines)) {
      const group = groups.get(thing) ?? new Set([thing]);
      for (const name of names.split(',')) group.add(name.trim());
      groups.set(thing, group);
    }
  }
  return [...groups.values()].map((group) => [...group]);
}
