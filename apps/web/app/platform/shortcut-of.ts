/**
 * The letter or sign of a key press, in lower case. If the keyboard types no Latin letters (Devanagari, for example),
 * the letter that a Latin keyboard has on this key: the hints show those.
 */
export function shortcutOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isLatin = /^[\u0020-\u007e]/.test(key);
  return (isLatin ? key : code.replace(/^Key/, '').replace(/^Slash$/, '/')).toLowerCase();
}
