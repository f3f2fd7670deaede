import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/**
 * Parses bodies of JSON like Fastify, which refuses fields that could change the prototype of objects; but says which
 * field that is, instead of that the JSON is invalid. Refuses another encoding than UTF-8, whose letters would be
 * stored as '\ufffd'. An empty body is none: many clients name the type of a body that they don't send.
 */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null);
    if (!isUtf8(bytes))
      return done(new AppError('BAD_REQUEST', { message: 'Please send the JSON in UTF-8' }));
    const body = bytes.toString();
    return parse(request, body, (error, value) => done(error && (forbiddenField(body) ?? error), value));
  });
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
