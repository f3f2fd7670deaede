/** How the export writes what a CSV has no way to say, and how the import reads it back. Each is the other's reverse. */

/** A cell that begins so is taken for a formula by spreadsheets. An apostrophe before it says that it is none. */
const FORMULA = /^'*[=+\-@\t\r]/;
const KEPT_FORMULA = /^'+[=+\-@\t\r]/;

export function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

export function asWritten(cell: string): string {
  return KEPT_FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** Several texts in one cell: 'Dairy | Breakfast'. A bar, a bracket of a path or a backslash within is escaped. */
export function joinList(texts: readonly string[]): string {
  return texts.join(' | ');
}

/** A name as it stands in a list or a path. */
export function escapeName(name: string): string {
  return name.replace(/[\\|>]/g, (sign) => `\\${sign}`);
}

export function splitList(cell: string): string[] {
  return splitAt(cell, '|');
}

/** 'Dairy > Milk' as its steps, unescaped. */
export function splitPath(item: string): string[] {
  return splitAt(item, '>').map((step) => step.replace(/\\([\\|>])/g, '$1'));
}

function splitAt(text: string, sign: '|' | '>'): string[] {
  const parts: string[] = [''];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === sign) parts.push('');
    else parts.push((parts.pop() ?? '') + (letter === '\\' ? letter + text.charAt(++at) : letter));
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
