import type { TraceStatement } from '@jhola/postgres';
import type { Tracing } from './tracing.ts';

const LONGEST_TEXT = 2_000;
const FIRST_WORD = /^\s*(\w+)/;
/** Matches the written table, also in statements that begin with WITH. */
const WRITE =
  /\b(insert) into "?(\w+)|\b(delete) from "?(\w+)|\b(update) "?(\w+)"?(?: (?:as )?"?\w+"?)? set\b/i;
const READ = /\bfrom "?(\w+)/i;

/** Puts each statement into a span, with placeholders instead of values; undefined if tracing is off. */
export function traceStatements(tracing: Tracing): TraceStatement | undefined {
  if (!tracing.isOn) return undefined;
  return (sent, send) => {
    const text = sent.replaceAll(/\s+/g, ' ').trim();
    const [operation, table] = subjectOf(text);
    const name = table === undefined ? operation : `${operation} ${table}`;
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.slice(0, LONGEST_TEXT),
    };
    return tracing.within({ name, kind: 'client', attributes }, send);
  };
}

/** The operation, and the first table that is written, or else read. */
function subjectOf(text: string): [operation: string, table: string | undefined] {
  const write = WRITE.exec(text)
    ?.slice(1)
    .filter((part) => part !== undefined);
  if (write?.[0] !== undefined) return [write[0].toUpperCase(), write[1]];
  return [FIRST_WORD.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT', READ.exec(text)?.[1]];
}
