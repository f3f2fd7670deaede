/**
 * The lines of a text that is read in pieces, without the end of each. Not by node:readline, which also ends a line at
 * U+2028 and U+2029: these occur in texts that are pasted from documents.
 */
export async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const piece of text) {
    const [end = '', ...others] = piece.split('\n');
    begun.push(end);
    for (const next of others) {
      yield begun.join('');
      begun = [next];
    }
  }
  const last = begun.join('');
  if (last !== '') yield last;
}
