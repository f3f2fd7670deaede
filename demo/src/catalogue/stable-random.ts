/**
 * A pseudorandom number in [0, 1) that depends only on the key, so that the catalogue is always the same, and adding a
 * product doesn't change others.
 */
export function stableRandom(key: string): number {
  let hash = 2166136261;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** One of the choices, by the key. Throws if there are none. */
export function stablePick<T>(key: string, choices: readonly T[]): T {
  const choice = choices[Math.floor(stableRandom(key) * choices.length)];
  if (choice === undefined) throw new Error(`Nothing to choose from for '${key}'`);
  return choice;
}

/** `count` consecutive choices, starting at an index that depends on the key. */
export function stableTake<T>(key: string, choices: readonly T[], count: number): T[] {
  const start = Math.floor(stableRandom(key) * choices.length);
  return [...choices, ...choices].slice(start, start + Math.min(count, choices.length));
}
