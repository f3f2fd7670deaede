/**
 * The SQL statements of lines. One ends at a semicolon that nothing but comments follows in its line, and that isn't in
 * a string, a comment or the body of a function. After the last semicolon there may be one more, but not if the lines
 * are typed in a terminal: somebody who leaves a statement with Ctrl-C doesn't want it executed.
 */
export async function* statementsOf(
  lines: AsyncIterable<string>,
  { areTyped }: { readonly areTyped: boolean },
): AsyncGenerator<string> {
  const endsStatement = createScanner();
  let statement = '';
  for await (const line of lines) {
    statement += `${line}\n`;
    if (!endsStatement(line)) continue;
    yield statement;
    statement = '';
  }
  if (statement.trim() !== '' && !areTyped) yield statement;
}

/** A line comment, the opening of a part that has an end, a word, or any other character. */
const TOKEN =
  /--[^\r]*|\/\*|e?'|"|\$(?:[a-z_\x80-\uffff][\w\x80-\uffff]*)?\$|[a-z_\x80-\uffff][\w$\x80-\uffff]*|\S/gi;
const OPENING = /^(?:\/\*|e?'|"|\$.*\$)$/i;

/** Finds the end of the part that `opening` begins; of a comment also the opening of another in it. */
function endOf(opening: string): RegExp {
  if (opening === '/*') return /\/\*|\*\//g;
  // In such a string a backslash escapes the next character.
  if (/^e'/i.test(opening)) return /(?:[^\\']|\\[^]|'')*'(?!')/y;
  // A doubled quote ends the part and begins the next one, which has the same effect.
  return new RegExp(opening.replaceAll('$', String.raw`\$`), 'g');
}

/** Returns a function that takes one line after the other, and returns whether a statement ends with it. */
function createScanner(): (line: string) => boolean {
  /** The openings of what has not ended: of one part, or of comments in each other. */
  const open: string[] = [];
  let isComplete = false;
  let before = '';
  /** How many `end`s the body from `begin atomic` on lacks: its own, and those of a `case` in it. */
  let lacking = 0;
  const readWord = (word: string) => {
    if (before === 'begin' && word === 'atomic') lacking = 1;
    else if (lacking > 0 && word === 'case') lacking += 1;
    else if (lacking > 0 && word === 'end') lacking -= 1;
    before = word;
  };
  return (line) => {
    for (let at = 0; at < line.length; ) {
      const opening = open.at(-1);
      const pattern = opening === undefined ? TOKEN : endOf(opening);
      pattern.lastIndex = at;
      const [token] = pattern.exec(line) ?? [];
      if (token === undefined) break;
      at = pattern.lastIndex;
      const isComment = token === '/*' || token.startsWith('--');
      if (opening === undefined && !isComment) {
        readWord(token.toLowerCase());
        isComplete = token === ';' && lacking === 0;
      }
      if (opening === undefined ? OPENING.test(token) : token === '/*') open.push(token);
      else if (opening !== undefined) open.pop();
    }
    const hasEnded = isComplete && open.length === 0;
    if (hasEnded) isComplete = false;
    return hasEnded;
  };
}
