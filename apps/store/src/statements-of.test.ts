import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { statementsOf } from './statements-of.ts';

const LINES = ['select 1', 'as one;', 'select 2; ', 'select 3'];

test('a file’s statements end at semicolons, the last one at its end', async () => {
  const statements = await all(statementsOf(linesFrom(LINES), { areTyped: false }));
  expect(statements).toEqual(['select 1\nas one;\n', 'select 2; \n', 'select 3\n']);
});

test.each<[what: string, ...statements: (readonly string[])[]]>([
  ['a body between two $$', ['do $$ begin', '  perform 1;', 'end; $$;'], ['select 2;']],
  ['a body with a tag', ['do $f$ begin', "  execute $$select 1;$$ || ';", "$$';", 'end $f$;'], ['select 2;']],
  [
    'a body between BEGIN ATOMIC and END',
    [
      'create function f() returns int BEGIN',
      '  /* a */ ATOMIC',
      '  select case 1 when 2 then 3 end;',
      '  select 4;',
      'END;',
    ],
    ['begin;'],
    ['select 1 as atomic;'],
    ['end;'],
  ],
  ['$ in names and numbers of parameters', ['select a$$b, $1;'], ['select c$d$ from e;']],
  ['a string', ["select 'one;", "two''s;", "';"], ["select 'it''s';"], ["select '';"]],
  ['a backslash in a string', [String.raw`select 'C:\';`], ['select 2;']],
  ['a string with escapes', [String.raw`select E'it\'s;`, String.raw`''\\';`], ["select e'';"]],
  ['a name in quotes', ['select 1 as "one;', '";'], [`select 1 as "it's";`]],
  ['a comment', ['-- not yet;', 'select 1 /* not;', 'yet; /* nor', 'now */;', '*/;'], ['select 2;']],
  [
    'quotes in comments',
    ["select 1; -- it's\u2028it's"],
    ["/* and $$ */ select 2; /* it's */"],
    ['select 3;'],
  ],
  ['a comment that ends in a later line', ['select 1; /* one', 'two */'], ['select 2;']],
  ['a semicolon in a line of its own', ['select 1', ';'], ['', 'select 2;']],
  ['several statements in a line', ['select 1; select', '2; select 3;'], ['select 4;']],
  ['the line ends of Windows', ['select 1;\r'], ["select '\r", ';\r', "';\r"]],
])('statements with %s end where they should', async (_, ...statements) => {
  const lines = linesFrom(statements.flat());
  expect(await all(statementsOf(lines, { areTyped: true }))).toEqual(
    statements.map((some) => some.map((line) => `${line}\n`).join('')),
  );
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
