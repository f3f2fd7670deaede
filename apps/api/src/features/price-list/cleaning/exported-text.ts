/** How the export encodes values that CSV has no syntax for, and how the import decodes them. */

/** Spreadsheets treat a cell with such a first character as a formula. An apostrophe before it prevents that. */
const FORMULA = /^'*[=+\-@\t\r]/;
const KEPT_FORMULA = /^'+[=+\-@\t\r]/;

/**
 * Puts an apostrophe before a formula, even if apostrophes precede it already, because `unescapeFormula` removes one.
 * Returns any other text unchanged.
 */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Undoes `escapeFormula`: removes one apostrophe before a formula. Other apostrophes at the beginning stay. */
export function unescapeFormula(cell: string): string {
  return KEPT_FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** Several texts in one cell: 'Dairy | Breakfast'. `|`, `>` and backslashes within a text are escaped. */
export function joinList(texts: readonly string[]): string {
  return texts.join(' | ');
}

/** A name, escaped for a list or a path. */
export function escapeName(name: string): string {
  return name.replace(/[\\|>]/g, (sign) => `\\${sign}`);
}

/**
 * The trimmed items of a cell like 'Dairy | Breakfast', without empty ones. They are still escaped: `splitPath`
 * unescapes them.
 */
export function splitList(cell: string): string[] {
  return splitAt(cell, '|');
}

/** The unescaped steps of 'Dairy > Milk'. */
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
