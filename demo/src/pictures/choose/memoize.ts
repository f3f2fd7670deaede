/** In texts; there are fewer sub-categories. */
const MOST = 1_000;

/** Caches the results of a function of a text, because many products share a sub-category. */
export function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (results.has(text)) return results.get(text) as Result;
    if (results.size >= MOST) results.clear();
    const result = compute(text);
    results.set(text, result);
    return result;
  };
}
