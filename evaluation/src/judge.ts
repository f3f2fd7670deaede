import { type ListedProduct, judgedText } from './listed-product.ts';

/** A query with patterns for its first five results: required and forbidden ones. Patterns ignore case. */
export type JudgedQuery = {
  readonly query: string;
  readonly kind: string;
  /** Each must match at least one of the five. */
  readonly must: readonly string[];
  /** None may match any of the five. */
  readonly mustNot: readonly string[];
  /** Must match the first result. */
  readonly first?: string;
};

const LOOKED_AT = 5;

/** The errors in a query's results; null if there are none. */
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
