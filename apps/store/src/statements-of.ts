/**
 * The SQL statements of lines; a semicolon at the end of a line ends one. After the last semicolon there may be one more,
 * but not if the lines are typed in a terminal: somebody who leaves a statement with Ctrl-C doesn't want it executed.
 */
export async function* statementsOf(
  lines: AsyncIterable<string>,
  { areTyped }: { readonly areTyped: boolean },
): AsyncGenerator<string> {
  let statement = '';
  for await (const line of lines) {
    statement += `${line}\n`;
    if (!line.trimEnd().endsWith(';')) continue;
    yield statement;
    statement = '';
  }
  if (statement.trim() !== '' && !areTyped) yield statement;
}
