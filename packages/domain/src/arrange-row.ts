export type InRow = {
  /** Equal for packs of the same product. */
  readonly family: string;
  /** The kind of product: milk, bread. */
  readonly head: string;
};

/**
 * Selects the first products of a list for a row: one pack of each product as long as there are others, with products
 * of the same kind separated if possible; otherwise in the given order. With `apart: 'all'`, one product of each kind
 * as long as there are others.
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

/** Wherever two products of the same kind would be neighbours, moves up the next one of another kind. */
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
