import type { Call } from '@jhola/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';

/** Parses a request's input by the call's schema. Throws BAD_REQUEST (or BAD_ID) with every invalid field. */
export function parseInput(call: Call, request: FastifyRequest): unknown {
  const parsed = call.input.safeParse(carried(call, request));
  if (parsed.success) return parsed.data;
  throw faultOf(parsed.error);
}

function carried(call: Call, request: FastifyRequest): unknown {
  if (call.carrier === 'json') return request.body;
  return call.carrier === 'query' ? request.query : undefined;
}

/** The message is that of the first problem; `fields` has the first problem of every field. */
function faultOf(error: z.ZodError): AppError {
  const [first] = error.issues;
  if (first === undefined) return new AppError('BAD_REQUEST');
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = fieldOf(issue);
    if (field !== undefined) fields[field] ??= issue.message;
  }
  const field = fieldOf(first);
  if (field !== undefined) return new AppError('BAD_REQUEST', { message: first.message, field, fields });
  const message = first.code === 'invalid_type' ? 'Please send a JSON object' : first.message;
  return new AppError('BAD_REQUEST', { message });
}

function fieldOf({ path }: z.core.$ZodIssue): string | undefined {
  return path.find((step) => typeof step === 'string');
}
