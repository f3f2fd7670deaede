export type InRow = {
  /** Equal for packs of the same product. */
  readonly family: string;
  /** The thing itself: milk, bread. */
  readonly head: string;
};

/**
 * The first products of a list as a row shows them: one pack of each product while there are others, and no two of
 * the same thing side by side while that can be helped. Otherwise in the order given. `apart` keeps one of each thing
 * in the row while there are others.
 */
export function arrangeRow<Product extends InRow>(
  products: Iterable<Product>,
  limit: number,
  apart: 'neighbours' | 'all' = 'neighbours',
): Product[] {
  const keyOf = apart === 'all' ? (product: Product) => product.head : (product: Product) => product.family;
  return spread(firstOfEach(products, limit, keyOf));
}

function firstOfEach<Product extends InRow>(
  products: Iterable<Product>,
  limit: number,
  keyOf: (product: Product) => string,
): Product[] {
  const seen = new Set<string>();
  const chosen: Product[] = [];
  const others: Product[] = [];
  for (const product of products) {
    if (chosen.length === limit) break;
    if (!seen.has(keyOf(product))) {
      seen.add(keyOf(product));
      chosen.push(product);
    } else if (others.length < limit) others.push(product);
  }
  return chosen.concat(others.slice(0, limit - chosen.length));
}

/** Moves up the next product of another thing wherever two of the same would stand side by side. */
function spread<Product extends InRow>(row: readonly Product[]): Product[] {
  const waiting = [...row];
  const placed: Product[] = [];
  while (waiting.length > 0) {
    const before = placed.at(-1);
    const next = waiting.findIndex(({ head, family }) => head !== before?.head && family !== before?.family);
    placed.push(...waiting.splice(Math.max(0, next), 1));
  }
  return placed;
}
