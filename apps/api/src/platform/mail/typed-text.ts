import { mailsTexts as texts } from '../../messages/index.ts';

const LONGEST_NAME = 40;
const LONGEST_TEXT = 120;

/**
 * Up to four words of letters, each optionally with a dot at its end, as in 'R. K. Narayan'. Letters of Indian scripts
 * may be joined or separated by the invisible U+200D and U+200C.
 */
const NAME =
  /^[\p{L}\p{M}][\p{L}\p{M}\p{Join_Control}'’-]*\.?(?: [\p{L}\p{M}][\p{L}\p{M}\p{Join_Control}'’-]*\.?){0,3}$/u;

/** White space and invisible characters, except the joiners of Indian scripts and emoji. */
const GAPS = /(?:\s|(?!\p{Join_Control})\p{C})+/gu;

/**
 * The greeting of a mail. Leaves out a name that doesn't look like one: anybody can register with another person's
 * email, and the name could contain a message or a link.
 */
export function greeting(name: string): string {
  const isName = name.length <= LONGEST_NAME && NAME.test(name);
  return isName ? texts.hello({ name }) : texts.helloAll;
}

/** Text that a shopper typed, for use in a mail: one line of at most 120 characters, without links. */
export function typedText(text: string): string {
  const line = text
    .replace(GAPS, ' ')
    .trim()
    .replace(/:\/\//g, ' ')
    .replace(/\.(?=\p{Join_Control}*[\p{L}\p{N}])/gu, '. ')
    .replace(/@/g, ' at ');
  // PostgreSQL refuses half of an emoji, which `line.slice` could leave.
  const characters = [...line];
  return characters.length <= LONGEST_TEXT ? line : `${characters.slice(0, LONGEST_TEXT - 1).join('')}…`;
}

/** A name from the catalogue, without the invisible characters that change the text direction. */
export function catalogueText(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}
