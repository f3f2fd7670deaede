import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/**
 * Parses bodies of JSON like Fastify, which refuses fields that could change the prototype of objects; but says which
 * field that is, instead of that the JSON is invalid.
 */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    parse(request, body, (error, value) => done(error && (forbiddenField(body) ?? error), value)),
  );
}

/** The error to throw for a body that Fastify refuses; null if it isn't valid JSON. */
function forbiddenField(body: string): AppError | null {
  let field = 'constructor.prototype';
  try {
    JSON.parse(body, (key, value: unknown) => {
      if (key === '__proto__') field = key;
      return value;
    });
  } catch {
    return null;
  }
  return new AppError('BAD_REQUEST', { message: `The JSON must not have a field ${field}` });
}
