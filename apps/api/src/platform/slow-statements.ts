import type { SlowStatement } from '@jhola/postgres';
import type { FastifyBaseLogger } from 'fastify';
import { linesAMinute } from './lines-a-minute.ts';

/** A limit, because all statements are slow if the database is. */
const LINES_A_MINUTE = 30;
const LONGEST_TEXT = 1_000;

/**
 * Returns a function that logs slow statements, at most 30 lines per minute. A line has the statement's text, with
 * placeholders instead of values, and the connection's name, which PostgreSQL calls `application_name`.
 */
export function logSlowStatements(log: Pick<FastifyBaseLogger, 'warn'>): (slow: SlowStatement) => void {
  const allow = linesAMinute(LINES_A_MINUTE);
  return ({ text, ms, connection }) => {
    const more = allow();
    if (more === null) return;
    const statement = text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
    log.warn({ ms: Math.round(ms), statement, connection, ...more }, 'A database statement was slow');
  };
}
