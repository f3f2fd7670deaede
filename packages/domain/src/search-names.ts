import { LIMITS } from './limits.ts';

/** The names in a text that parts them by commas, semicolons or lines: trimmed, each once. */
export function readSearchNames(text: string): string[] {
  const names = new Map<string, string>();
  for (const part of text.split(/[,;\n]/)) {
    const name = part.trim().replace(/\s+/g, ' ');
    if (name !== '' && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return [...names.values()];
}

/** Names as they are kept and shown: 'chai, chaha, tea leaves'. */
export function writeSearchNames(names: readonly string[]): string {
  return names.join(', ');
}

/** What is wrong with the text of a product's other words; null if nothing is. */
export function alsoCalledFault(text: string): string | null {
  const { names: most, nameLength, length } = LIMITS.alsoCalled;
  const names = readSearchNames(text);
  if (names.length > most) return `At most ${most} other names`;
  const long = names.find((name) => name.length > nameLength);
  if (long !== undefined) return `A name can have at most ${nameLength} characters: ${long.slice(0, 20)}…`;
  return writeSearchNames(names).length > length
    ? `All names together can have at most ${length} characters`
    : null;
}
