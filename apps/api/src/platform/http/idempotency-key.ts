import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const LONGEST_KEY = 200;

/** The Idempotency-Key header, or null if absent. Throws BAD_REQUEST if it is too long. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const given = request.headers['idempotency-key'];
  if (typeof given !== 'string' || given === '') return null;
  if (given.length > LONGEST_KEY) {
    throw new AppError('BAD_REQUEST', {
      message: `Idempotency-Key can have at most ${LONGEST_KEY} characters`,
    });
  }
  return given;
}
