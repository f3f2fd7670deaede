import type { Module, TableWrite } from './module.ts';

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

const BUILDERS: readonly string[] = ['insertInto', 'replaceInto', 'updateTable', 'deleteFrom', 'mergeInto'];
const MAY_WRITE = new RegExp(`\\bsql\\b|${BUILDERS.join('|')}`);

const NAME = String.raw`(?:(?:public|"public")\.)?("?[a-z_][a-z0-9_]*"?|\u0000)`;
/**
 * Matches writing SQL. `for update`, `for no key update`, `on conflict do update` and `on update` are followed by no
 * table. Template values are replaced by NUL.
 */
const STATEMENTS = new RegExp(
  [
    String.raw`\binsert\s+into\s+${NAME}`,
    String.raw`(?<!\b(?:for|key|do|on)\s+)\bupdate\s+(?:only\s+)?(?!of\b|set\b)${NAME}`,
    String.raw`\bdelete\s+from\s+(?:only\s+)?${NAME}`,
    String.raw`\bmerge\s+into\s+(?:only\s+)?${NAME}`,
    String.raw`\btruncate\s+(?:table\s+)?(?:only\s+)?${NAME}`,
    String.raw`\bcopy\s+${NAME}[^;]*?\bfrom\b`,
  ].join('|'),
  'gi',
);
/** The other tables of `truncate a, b`. */
const TRUNCATED = /\btruncate\s+(?:table\s+)?(?:only\s+)?([^;]+)/gi;

/** The tables that a file writes: by calls of the query builder, and by statements in sql`…` and sql.raw('…'). */
export function readWrites(program: unknown, text: string): Module['writes'] {
  if (!MAY_WRITE.test(text)) return [];
  const writes: TableWrite[] = [];
  const note = (start: number, table: string | null) =>
    writes.push({ line: text.slice(0, start).split('\n').length, table: table && nameOf(table) });
  visit(program, (node) => {
    if (node.type === 'TaggedTemplateExpression' && isSql(node['tag'])) {
      for (const table of tablesIn(textOf(node['quasi'] as Node))) note(node.start, table);
    }
    if (node.type !== 'CallExpression') return;
    const callee = node['callee'] as Node;
    const method = methodOf(callee);
    const [first] = node['arguments'] as Node[];
    if (first === undefined) return;
    if (BUILDERS.includes(method)) for (const table of namesIn(first)) note(node.start, table);
    if (method === 'raw' && isSql(callee['object'])) {
      for (const table of tablesIn(literalOf(first) ?? '')) note(node.start, table);
    }
  });
  return writes;
}

/** Reduces 'orders as o' and '"public".orders' to orders. */
function nameOf(written: string): string {
  return written
    .trim()
    .replace(/\s+as\s.*$/i, '')
    .replaceAll('"', '')
    .replace(/^public\./i, '')
    .toLowerCase();
}

function namesIn(argument: Node): (string | null)[] {
  if (argument.type === 'ArrayExpression') return (argument['elements'] as Node[]).map(literalOf);
  return [literalOf(argument)];
}

function tablesIn(statement: string): (string | null)[] {
  const bare = statement.replace(/--[^\n]*/g, ' ').replace(/'(?:[^']|'')*'/g, `''`);
  const first = [...bare.matchAll(STATEMENTS)].map((match) => match.slice(1).find((name) => name) ?? '');
  const others = [...bare.matchAll(TRUNCATED)].flatMap(([, names = '']) => names.split(',').slice(1));
  return [...first, ...others].map((name) => (name.includes('\0') ? null : name));
}

function textOf(quasi: Node): string {
  const pieces = quasi['quasis'] as { readonly value: { readonly cooked: string } }[];
  return pieces.map(({ value }) => value.cooked).join('\0');
}

function literalOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  return node.type === 'TemplateLiteral' ? textOf(node) : null;
}

function methodOf(callee: Node): string {
  const name = callee.type === 'MemberExpression' ? (callee['property'] as Node)['name'] : undefined;
  return typeof name === 'string' ? name : '';
}

function isSql(tag: unknown): boolean {
  return (tag as Node | undefined)?.type === 'Identifier' && (tag as Node)['name'] === 'sql';
}

function visit(value: unknown, enter: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) visit(one, enter);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') enter(value as Node);
  for (const inner of Object.values(value)) visit(inner, enter);
}
