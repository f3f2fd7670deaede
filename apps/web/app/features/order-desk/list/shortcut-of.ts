/**
 * The letter or sign of a key press, in lower case. With a keyboard that types no Latin letters (Devanagari, for
 * example) that of the key's place on a Latin keyboard, which is what the shortcuts' hints show.
 */
export function shortcutOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isLatin = /^[\u0020-\u007e]/.test(key);
  return (isLatin ? key : code.replace(/^Key/, '').replace(/^Slash$/, '/')).toLowerCase();
}
