import { RETIRED_WORDS, type RetiredWord } from './retired-words.ts';

/** The lines of a file that use a retired word, each as 'path:line word: write …'. */
export function findRetired(
  path: string,
  text: string,
  words: readonly RetiredWord[] = RETIRED_WORDS,
): string[] {
  return words
    .filter(({ allowedIn }) => !allowedIn?.test(path))
    .flatMap(({ pattern, instead }) =>
      text.split('\n').flatMap((line, at) => {
        const found = pattern.exec(line)?.[0];
        return found === undefined ? [] : [`${path}:${at + 1} “${found}”: write ${instead}`];
      }),
    );
}
