/** In texts; there are fewer sub-categories. */
const KEPT = 1_000;

/** Keeps what is found for a text, because many products share a sub-category. */
export function remember<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    if (known.has(text)) return known.get(text) as Found;
    if (known.size >= KEPT) known.clear();
    const found = find(text);
    known.set(text, found);
    return found;
  };
}
