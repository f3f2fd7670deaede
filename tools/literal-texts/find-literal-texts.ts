import { parseSync, Visitor } from 'rolldown/utils';

/**
 * Matches words that form a sentence or a label: `Try again`, `Delivered`, `3 items left`; not `btn btn-line` or
 * `ArrowUp`.
 */
const PROSE =
  /^\p{Lu}[\p{Ll}’]+(?:[ …:?!.,]|$)|(?:^|[ ,.’])\p{Ll}[\p{Ll}’]+ \p{Ll}+[.?!…]|^ \p{Ll}{2,}|\p{L}’\p{Ll}/u;
/** Names of keys, of JavaScript's and the browser's own objects, and values of the API aren't texts. */
const NAME =
  /^(?:Enter|Escape|Tab|Space|Home|End|Delete|Backspace|Page(?:Up|Down)|\w*Error|Files|Notification|Suspended)$/;

/** String literals of a component that users read and that belong in a message catalogue: '12: Try again'. */
export function findLiteralTexts(path: string, text: string): string[] {
  const found: string[] = [];
  const { program } = parseSync(path, text);
  const ignored = new Set<object>();
  const report = (start: number, value: string) =>
    found.push(`${path}:${text.slice(0, start).split('\n').length}: ${JSON.stringify(value)}`);
  const check = (node: object, start: number, value: string) => {
    if (!ignored.has(node) && PROSE.test(value) && !NAME.test(value)) report(start, value);
  };
  new Visitor({
    // Only programmers read these.
    NewExpression: ({ callee, arguments: args }) => {
      if (callee.type === 'Identifier' && /(?:Error|Exception)$/.test(callee.name)) args.forEach(ignore);
    },
    TSLiteralType: ({ literal }) => ignore(literal),
    // A name, such as that of a library's label: its value is the text.
    Property: ({ key }) => ignore(key),
    // oxlint's rule react/jsx-no-literals checks these, in JSX.
    JSXAttribute: ({ value }) => value && ignore(value),
    Literal: (node) => {
      if (typeof node.value === 'string') check(node, node.start, node.value);
    },
    TemplateLiteral: (node) => {
      for (const { value, start } of node.quasis) check(node, start, value.cooked ?? '');
    },
  }).visit(program);
  return found;

  function ignore(node: object): void {
    ignored.add(node);
  }
}
