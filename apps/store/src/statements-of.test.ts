import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { statementsOf } from './statements-of.ts';

const LINES = ['select 1', 'as one;', 'select 2; ', 'select 3'];

test('a file’s statements end at semicolons, the last one at its end', async () => {
  const statements = await all(statementsOf(linesFrom(LINES), { areTyped: false }));
  expect(statements).toEqual(['select 1\nas one;\n', 'select 2; \n', 'select 3\n']);
});

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('a statement that is left with %s isn’t executed', async (_, key) => {
  const keyboard = new PassThrough();
  const terminal = createInterface({
    input: keyboard,
    output: new PassThrough().resume(),
    terminal: true,
  });
  const statements = all(statementsOf(terminal, { areTyped: true }));
  keyboard.write(`select 1;\rdelete from products\r${key}`);
  expect(await statements).toEqual(['select 1;\n']);
});

async function all(statements: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const statement of statements) found.push(statement);
  return found;
}

async function* linesFrom(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}
