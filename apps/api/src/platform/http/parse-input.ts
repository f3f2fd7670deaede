import type { Call } from '@jhola/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';

/** Parses what a request carries by the call's schema. Throws BAD_REQUEST (or BAD_ID) naming the first fault. */
export function parseInput(call: Call, request: FastifyRequest): unknown {
  const parsed = call.input.safeParse(carried(call, request));
  if (parsed.success) return parsed.data;
  throw faultOf(parsed.error);
}

function carried(call: Call, request: FastifyRequest): unknown {
  if (call.carrier === 'json') return request.body;
  return call.carrier === 'query' ? request.query : undefined;
}

function faultOf(error: z.ZodError): AppError {
  const issue = error.issues[0];
  if (issue === undefined) return new AppError('BAD_REQUEST');
  const field = issue.path.find((step) => typeof step === 'string');
  const whole = field === undefined && issue.code === 'invalid_type';
  const message = whole ? 'Please send a JSON object' : issue.message;
  return new AppError('BAD_REQUEST', field === undefined ? { message } : { message, field });
}
