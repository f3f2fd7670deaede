import { type ListedProduct, judgedText } from './listed-product.ts';

/** A query with what has to be, and what must not be, among the first five that it finds. Patterns ignore case. */
export type JudgedQuery = {
  readonly query: string;
  readonly kind: string;
  /** Each fits at least one of the five. */
  readonly must: readonly string[];
  /** None fits any of the five. */
  readonly mustNot: readonly string[];
  /** Fits the very first. */
  readonly first?: string;
};

const LOOKED_AT = 5;

/** What is wrong with what a query found; null where nothing is. */
export function judge(query: JudgedQuery, found: readonly ListedProduct[]): string | null {
  const top = found.slice(0, LOOKED_AT).map(judgedText);
  const fits = (pattern: string, text: string) => new RegExp(pattern, 'iu').test(text);
  const lacks = query.must.filter((pattern) => !top.some((text) => fits(pattern, text)));
  const has = query.mustNot.filter((pattern) => top.some((text) => fits(pattern, text)));
  const wrongFirst = query.first !== undefined && !(top[0] !== undefined && fits(query.first, top[0]));
  const wrong = [
    ...lacks.map((pattern) => `lacks /${pattern}/`),
    ...has.map((pattern) => `has /${pattern}/`),
    ...(wrongFirst ? [`first isn't /${query.first}/`] : []),
  ];
  return wrong.length === 0 ? null : wrong.join(', ');
}
