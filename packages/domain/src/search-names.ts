import { LIMITS } from './limits.ts';

/** The names in a text, separated by commas, semicolons or lines; trimmed and without duplicates. */
export function readSearchNames(text: string): string[] {
  const names = new Map<string, string>();
  for (const part of text.split(/[,;\n]/)) {
    const name = part.trim().replace(/\s+/g, ' ');
    if (name !== '' && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return [...names.values()];
}

/** Names in the stored and displayed form: 'chai, chaha, tea leaves'. */
export function writeSearchNames(names: readonly string[]): string {
  return names.join(', ');
}

/** The error in the text of a product's other names; null if there is none. */
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
