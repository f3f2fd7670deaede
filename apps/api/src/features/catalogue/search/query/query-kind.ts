import type { Clause, Query } from './query.ts';
import { isForm } from '../meaning/vocabulary/forms.ts';
import { INEDIBLE } from '../meaning/vocabulary/produce.ts';
import { DOSAGES } from '../meaning/vocabulary/small-words.ts';

/** A query with a clause of at least this many letters is selective. */
const MIN_SELECTIVE_LETTERS = 3;

/** Whether a query is for one thing and nothing else, neither a brand nor a pack: 'atta', 'lady finger'. */
export function asksForThing({ clauses, packs }: Query): boolean {
  return packs.length === 0 && clauses.length === 1 && clauses[0]?.isBrand === false;
}

/** Whether a query is for one fruit or vegetable: 'grapes', '1 kg grapes', 'seedless grapes', but not 'grape juice'. */
export function asksForProduce({ clauses }: Query): boolean {
  const produce = clauses.filter(({ meaning }) => meaning?.isProduce === true);
  return (
    produce.length === 1 &&
    clauses.every(
      (clause) =>
        clause === produce[0] ||
        (clause.meaning === null && !clause.isBrand && !clause.words.some((word) => isForm(word))),
    )
  );
}

/** Whether a clause names a thing of the vocabulary that can be food: not soap, for example. */
export function mayBeFood(clause: Clause | undefined): boolean {
  const { words = [], meaning = null } = clause ?? {};
  if (meaning === null || meaning.serves.length > 0 || meaning.synonyms.length === 0) return false;
  return ![words, ...meaning.synonyms].some((name) => name.some((word) => INEDIBLE.has(word)));
}

/** Whether a query is for a need and nothing else: 'cough'. */
export function asksForNeed({ clauses }: Query): boolean {
  return clauses.length === 1 && (clauses[0]?.meaning?.serves.length ?? 0) > 0;
}

/** Whether a query is for an occasion and nothing else: 'guests'. */
export function asksForOccasion({ clauses }: Query): boolean {
  return clauses.length === 1 && clauses[0]?.meaning?.isOccasion === true;
}

/** Whether a query has more than one or two letters, which match nearly everything. */
export function isSelective({ clauses }: Query): boolean {
  return clauses.some(({ words }) => words.join('').length >= MIN_SELECTIVE_LETTERS);
}

/** Whether a clause says in which form a remedy is sold ('tablet'), which matters less than the need. */
export function isDosage({ words }: Clause): boolean {
  return words.every((word) => DOSAGES.has(word));
}
