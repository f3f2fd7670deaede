/** A LIKE pattern for texts that contain this one. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** LIKE patterns for texts with a word that begins with this one. */
export function beginningAWord(text: string): string[] {
  return [`${escaped(text)}%`, `% ${escaped(text)}%`];
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
