/** A statement that breaks running processes of the previous version. */
export type Break = { readonly statement: string; readonly why: string };

const EXPAND_FIRST = 'processes of the version before still use it';

/** Statements, without comments and texts, that break processes of the previous version. */
const BREAKS: readonly { readonly pattern: RegExp; readonly why: string; readonly counterexample: string }[] =
  [
    {
      pattern: /^drop (?:table|view|materialized view|type|domain|function|procedure|schema|sequence)\b/,
      why: `it drops something: ${EXPAND_FIRST}`,
      counterexample: 'drop table if exists carts',
    },
    {
      pattern: /^alter table\b.*\bdrop (?!constraint\b|default\b|not null\b|identity\b|expression\b)/,
      why: `it drops a column: ${EXPAND_FIRST}`,
      counterexample: 'alter table orders add note text, drop status',
    },
    {
      pattern: /^alter (?:table|view|type|domain|function|sequence|schema)\b.*\brename\b(?! constraint\b)/,
      why: `it renames something: ${EXPAND_FIRST}`,
      counterexample: 'alter table orders rename column status to state',
    },
    {
      pattern: /^alter table\b.*\balter (?:column )?\S+ (?:set data )?type\b/,
      why: 'it changes a type: processes of the version before write and read the old one',
      counterexample: 'alter table orders alter column total_paise type text',
    },
    {
      pattern: /^alter table\b.*\balter (?:column )?\S+ set not null\b/,
      why: 'it forbids null: processes of the version before may write it',
      counterexample: 'alter table orders alter note set not null',
    },
    {
      pattern: /^alter table\b.*\balter (?:column )?\S+ drop default\b/,
      why: 'it drops a default: processes of the version before insert rows without this column',
      counterexample: 'alter table orders alter column note drop default',
    },
    {
      pattern: /^alter table\b.*\bset schema\b/,
      why: `it moves a table: ${EXPAND_FIRST}`,
      counterexample: 'alter table orders set schema old',
    },
  ];

const ADDS_COLUMN = /^alter table\b/;
const NO_COLUMN = /^add (?:constraint|check|unique|primary|foreign|exclude)\b/;

/** An example of each statement that must be found. */
export const COUNTEREXAMPLES: readonly string[] = [
  ...BREAKS.map(({ counterexample }) => counterexample),
  'alter table orders add column note text not null',
];

/** The comment of a migration that states since which released version no code uses what it removes. */
const UNUSED_SINCE = /^--\s*unused since (\d+\.\d+\.\d+)\b/m;

/** The version in that comment; null if there is none. */
export function unusedSince(sql: string): string | null {
  return UNUSED_SINCE.exec(sql)?.[1] ?? null;
}

/** The statements of a migration that break running processes of the previous version. */
export function findBreaks(sql: string): Break[] {
  return statementsOf(sql).flatMap((statement) => {
    const found = BREAKS.find(({ pattern }) => pattern.test(statement));
    if (found !== undefined) return [{ statement, why: found.why }];
    if (addsNotNull(statement)) {
      return [
        { statement, why: 'it adds a column without a default that can’t be null: old inserts leave it out' },
      ];
    }
    return [];
  });
}

function addsNotNull(statement: string): boolean {
  if (!ADDS_COLUMN.test(statement)) return false;
  return partsOf(statement).some(
    (part) =>
      /^add\b/.test(part) &&
      !NO_COLUMN.test(part) &&
      /\bnot null\b|\bprimary key\b/.test(part) &&
      !/\bdefault\b|\bgenerated\b|\bserial\b/.test(part),
  );
}

/** The actions of `alter table x add …, drop …`: split at commas outside of parentheses. */
function partsOf(statement: string): string[] {
  const actions = statement.replace(/^alter table (?:if exists )?(?:only )?\S+ /, '');
  const parts = [''];
  let depth = 0;
  for (const sign of actions) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** One alternative for each, so that an apostrophe in a comment begins no text, and `--` in a text no comment. */
const COMMENT_TEXT_OR_BODY = /(?<comment>--[^\n]*|\/\*.*?\*\/)|(?<mark>\$\w*\$).*?\k<mark>|'(?:[^']|'')*'/gs;

/** The statements in lower case, without comments, texts and bodies of functions, with single spaces. */
function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(COMMENT_TEXT_OR_BODY, (_found, comment?: string) => (comment === undefined ? "''" : ''))
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '');
}
