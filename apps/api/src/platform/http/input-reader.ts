import type { Call } from '@jhola/contract';
import type { FastifyRequest } from 'fastify';
import type { UserStatement } from '../user-statement.queries.ts';
import { parseInput } from './parse-input.ts';
import type { Join } from './signed-in.ts';

type Parsed<Input> = {
  readonly input: Input;
  /** Null for a call without a statement of its own. */
  readonly statement: UserStatement<unknown> | null;
};

export type InputReader<Input> = {
  /** Returns the statement for sign-in; null if the input is invalid, which is reported after sign-in. */
  readonly join: Join;
  /** Parses the input, unless `join` has done so. Throws BAD_REQUEST or BAD_ID. */
  readonly read: () => Parsed<Input>;
};

/**
 * Reads the input of a request. Sign-in may need it earlier than the action, to send the action's statement too. Invalid
 * input is an error only after sign-in: a caller without a session learns nothing about it.
 */
export function inputReader<Input>(
  call: Call,
  request: FastifyRequest,
  statementOf?: (input: Input) => UserStatement<unknown>,
): InputReader<Input> {
  let parsed: Parsed<Input> | undefined;
  const read = () => {
    if (parsed !== undefined) return parsed;
    const input = parseInput(call, request) as Input;
    parsed = { input, statement: statementOf?.(input) ?? null };
    return parsed;
  };
  const join = () => {
    try {
      return read().statement;
    } catch {
      return null;
    }
  };
  return { join, read };
}
