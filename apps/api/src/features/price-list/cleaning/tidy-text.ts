import { decodeHTMLStrict } from 'entities/decode';
import { fromWindows1252, toWindows1252 } from '../reading/windows-1252.ts';

/** UTF-8 that was wrongly decoded as Windows-1252: a lead byte and its continuation bytes, as letters. */
const MISREAD = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,3}/g;
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\ufeff]/g;
/** The sign of Indian scripts that takes the vowel from a consonant, from Devanagari to Malayalam. */
const VIRAMA = '[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]';
/**
 * ZWJ and ZWNJ. The group matches those that change how letters look: beside a virama ('പാല്\u200d',
 * 'ಬ್ರೆಡ್\u200cಗಳು'), within a word of Urdu, and between the parts of an emoji.
 */
const JOINERS = new RegExp(
  `(${[
    `\u200d(?<=${VIRAMA}.)`,
    `\u200c(?<=${VIRAMA}.)(?=\\p{L})`,
    `[\u200c\u200d](?<=\\p{L}.)(?=${VIRAMA})`,
    '\u200c(?<=\\p{Script=Arabic}.)(?=\\p{Script=Arabic})',
    '\u200d(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\ufe0f].)(?=\\p{Extended_Pictographic})',
  ].join('|')})|[\u200c\u200d]`,
  'gu',
);
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Cleans one line of text: decodes entities and wrongly decoded letters, removes unusual and repeated spaces and what
 * isn't seen.
 */
export function tidyText(raw: string): string {
  return readable(raw).replace(/\s+/g, ' ').trim();
}

/** Values that mean an empty cell. */
const NOTHING = /^(?:n\.?\/?a\.?|null|nan|none|nil|undefined|#n\/a|[-–—]+)$/i;

/** One line of text; empty if the cell's value means that it is empty. */
export function givenText(raw: string): string {
  const text = tidyText(raw);
  return NOTHING.test(text) ? '' : text;
}

/** Several lines of text: markup becomes line breaks, then each line is cleaned. */
export function tidyParagraphs(raw: string): string {
  return readable(raw)
    .replace(/<\s*(br|\/p|\/li|\/div|\/h\d)\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .split(/\r\n|\n|\r/)
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Printable ASCII and line ends without an entity: nothing to repair. */
const SOUND = /^[\t\n\r\u0020-%'-~]*$/;

function readable(raw: string): string {
  if (SOUND.test(raw)) return raw;
  // Twice, because some lists were encoded twice ('&amp;amp;').
  return decodeHTMLStrict(decodeHTMLStrict(raw))
    .replace(MISREAD, mend)
    .replace(CONTROLS, '')
    .replace(JOINERS, '$1')
    .toWellFormed();
}

function mend(letters: string): string {
  const bytes = toWindows1252(letters);
  if (bytes === null) return letters;
  try {
    return utf8.decode(bytes);
  } catch {
    // These letters are valid after all, for example 'Â®' that was typed on purpose.
    return fromWindows1252(bytes);
  }
}

const visibleCharacters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning of a text: at most `length` characters (UTF-16), without a part of an emoji or of an Indian letter. */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  // The next letter or emoji is enough to find where one begins; a text may be long.
  const segments = visibleCharacters.segment(text.slice(0, length + 2));
  return text.slice(0, segments.containing(length)?.index);
}

/** Shortens to at most `length` characters, between words if that doesn't lose much, and appends an ellipsis. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = beginningOf(text, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > length * 0.5 ? cut.slice(0, space) : cut).replace(/[\s,;:(+&-]+$/, '')}…`;
}
