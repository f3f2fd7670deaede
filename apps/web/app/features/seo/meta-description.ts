/** The most characters of a description that search engines and link previews show. */
const LONGEST = 160;

/** A text cut to the length of a meta description: after its last complete sentence, otherwise after a word. */
export function metaDescription(text: string): string {
  if (text.length <= LONGEST) return text;
  const sentences = /^.*[.!?।](?=\s)/su.exec(text.slice(0, LONGEST + 1))?.[0];
  if (sentences !== undefined && sentences.length > LONGEST / 2) return sentences;
  return `${text.slice(0, LONGEST).replace(/\s+\S*$/u, '')}…`;
}
