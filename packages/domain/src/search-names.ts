import { LIMITS } from './limits.ts';
import { searchNameTexts as texts } from './messages/search-name-texts.ts';

/** The names in a text, separated by commas, semicolons or line breaks; trimmed and without duplicates. */
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

/** The error in the text of a product's other names, in the current language; null if there is none. */
export function alsoCalledFault(text: string): string | null {
  const { names: most, nameLength, length } = LIMITS.alsoCalled;
  const names = readSearchNames(text);
  if (names.length > most) return texts.tooMany({ most });
  const long = names.find((name) => name.length > nameLength);
  if (long !== undefined)
    return texts.nameTooLong({ most: nameLength, name: [...long].slice(0, 20).join('') });
  return writeSearchNames(names).length > length ? texts.tooLong({ most: length }) : null;
}
