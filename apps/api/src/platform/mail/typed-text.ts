const LONGEST_NAME = 40;
const LONGEST_TEXT = 120;

/** Up to four words of letters; a dot only behind an initial, as in 'R. K. Narayan'. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’-]*\.?(?: [\p{L}\p{M}][\p{L}\p{M}'’-]*\.?){0,3}$/u;

/**
 * The first line of a mail. Names that aren't plainly names are left out: anybody can open an account with a
 * stranger's email, and the name must not carry a message or a link to them.
 */
export function greeting(name: string): string {
  const isName = name.length <= LONGEST_NAME && NAME.test(name);
  return isName ? `Hello ${name},` : 'Hello,';
}

/** Text that a shopper typed, for a mail: one line of bounded length in which nothing becomes a link. */
export function typedText(text: string): string {
  const line = text
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .replace(/:\/\//g, ' ')
    .replace(/\.(?=[\p{L}\p{N}])/gu, '. ')
    .replace(/@/g, ' at ');
  return line.length <= LONGEST_TEXT ? line : `${line.slice(0, LONGEST_TEXT - 1)}…`;
}
