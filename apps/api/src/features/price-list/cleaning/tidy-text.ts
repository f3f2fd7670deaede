import { fromWindows1252, toWindows1252 } from '../reading/windows-1252.ts';
import { decodeEntities } from './decode-entities.ts';

/** UTF-8 that somebody read as Windows-1252: a lead byte and what follows it, as letters. */
const MISREAD = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,3}/g;
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200d\ufeff]/g;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** One line of text as people read it: entities and misread letters put right, no odd or repeated spaces. */
export function tidyText(raw: string): string {
  return readable(raw).replace(/\s+/g, ' ').trim();
}

/** What programs and people write where there is nothing. */
const NOTHING = /^(?:n\.?\/?a\.?|null|nan|none|nil|undefined|#n\/a|[-–—]+)$/i;

/** One line of text; empty where a cell says that there is nothing. */
export function givenText(raw: string): string {
  const text = tidyText(raw);
  return NOTHING.test(text) ? '' : text;
}

/** Several lines of text: markup becomes line breaks, the rest is tidied line by line. */
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

function readable(raw: string): string {
  return decodeEntities(raw).replace(MISREAD, mend).replace(CONTROLS, '').toWellFormed();
}

function mend(letters: string): string {
  const bytes = toWindows1252(letters);
  if (bytes === null) return letters;
  try {
    return utf8.decode(bytes);
  } catch {
    // Real letters after all, such as 'Â®' typed on purpose and followed by something else.
    return fromWindows1252(bytes);
  }
}

/** At most `length` characters, cut between words where that loses little, with an ellipsis for the rest. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1).toWellFormed();
  const space = cut.lastIndexOf(' ');
  return `${(space > length * 0.5 ? cut.slice(0, space) : cut).replace(/[\s,;:(+&-]+$/, '')}…`;
}
