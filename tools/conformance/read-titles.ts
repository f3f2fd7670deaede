import { parseSync } from 'rolldown/utils';

type Node = { readonly type: string; readonly [key: string]: unknown };

const MAKES_TESTS = new Set(['it', 'test']);

/** The titles of all tests of a file, as written; template values become `%s`. Throws if the file can't be parsed. */
export function readTitles(path: string, text: string): ReadonlySet<string> {
  const parsed = parseSync(path, text);
  const fault = parsed.errors[0];
  if (fault !== undefined) throw new Error(`${path}: ${fault.message}`);
  const titles = new Set<string>();
  visit(parsed.program, (call) => {
    const [first] = call.arguments as readonly unknown[];
    const title = isNode(first) ? literalOf(first) : null;
    if (title !== null && isNode(call.callee) && MAKES_TESTS.has(rootOf(call.callee))) titles.add(title);
  });
  return titles;
}

function visit(value: unknown, onCall: (call: Node) => void): void {
  if (Array.isArray(value)) {
    for (const entry of value) visit(entry, onCall);
  } else if (isNode(value)) {
    if (value.type === 'CallExpression') onCall(value);
    for (const key of Object.keys(value)) visit(value[key], onCall);
  }
}

/** Finds `test` in `test('…')`, `test.each([…])('…')` and `test.runIf(…)('…')`. */
function rootOf({ type, callee, object, tag, name }: Node): string {
  if (type === 'Identifier') return String(name);
  const inner = [callee, object, tag].find(isNode);
  return inner === undefined ? '' : rootOf(inner);
}

function literalOf({ type, value, quasis }: Node): string | null {
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral') return null;
  const parts = quasis as readonly { value: { cooked: string } }[];
  return parts.map((part) => part.value.cooked).join('%s');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
