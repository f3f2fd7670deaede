import { errorTexts } from '@jhola/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type StorageProblem } from '../app-error.ts';
import { linesAMinute } from '../lines-a-minute.ts';
import { errorResponse } from './error-response.ts';
import { fromDatabase } from './database-error.ts';

/** The most lines of a kind per minute: while the database is away, no call can be served. */
const LINES_A_MINUTE = 30;

/**
 * Converts every thrown error, and every unknown route, to a response with a message. Calls `onStorageProblem` for
 * problems of the database or a disk that need a person.
 */
export function handleErrors(
  app: FastifyInstance,
  onStorageProblem: (storageProblem: StorageProblem) => void = () => {},
): void {
  const logFailure = failureLog();
  app.setErrorHandler((error, request, reply) => {
    const known = asAppError(error);
    if (known?.storageProblem !== undefined) onStorageProblem(known.storageProblem);
    logFailure(request, known, error);
    return sendError(reply, known ?? new AppError('BUG'));
  });
  app.setNotFoundHandler((request, reply) => sendError(reply, notFound(app, request, reply)));
  app.addHook('onRequest', (request, reply, done) => {
    // The plugin for CORS would respond with plain text.
    if (request.method === 'OPTIONS' && !isPreflight(request)) reply.callNotFound();
    else done();
  });
}

/** Returns a function that logs what an operator has to know of: bugs, and calls that can't be served. */
function failureLog(): (request: FastifyRequest, known: AppError | null, error: unknown) => void {
  // Warnings don't use up the lines of alarms.
  const allowAlarm = linesAMinute(LINES_A_MINUTE);
  const allowWarning = linesAMinute(LINES_A_MINUTE);
  return (request, known, error) => {
    const route = `${request.method} ${request.routeOptions.url ?? '(no route)'}`;
    if (known === null) {
      request.log.error({ err: error, route }, 'A call failed with an unexpected error');
    } else if (known.alarm) {
      const more = allowAlarm();
      const line = { err: known.cause, route, alarm: known.storageProblem ?? 'unforeseen', ...more };
      if (more !== null) request.log.error(line, 'Writes are failing: check the database and the disk');
    } else if (known.status >= 503 && !known.isLogged) {
      const more = allowWarning();
      const line = { err: known.cause ?? known, route, ...more };
      if (more !== null) request.log.warn(line, 'A call can’t be served at the moment');
    }
  };
}

function isPreflight({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
}

function sendError(reply: FastifyReply, error: AppError) {
  const retryAfter = error.retryAfterSeconds ?? (error.status === 503 ? 2 : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)));
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorResponse(error.code, error.message, error)));
}

/** The expected failure behind a thrown error; null if there is none, which means a bug. */
export function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  // First those of the framework: a client that leaves has the code of a lost connection to the database.
  return fromFramework(error) ?? fromDatabase(error);
}

function fromFramework(error: unknown): AppError | null {
  const { statusCode, code } = error as Partial<FastifyError>;
  if (statusCode === 413) return new AppError('TOO_LARGE', { cause: error });
  if (statusCode === 415) return new AppError('UNSUPPORTED_MEDIA', { cause: error });
  if (statusCode === 503) return new AppError('UNAVAILABLE', { cause: error });
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
    return new AppError('BAD_REQUEST', { message: 'That is not valid JSON', cause: error });
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('BAD_REQUEST', { cause: error });
  }
  return null;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const;

/** 405 with `Allow` if the path exists with another method, else 404. */
function notFound(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): AppError {
  const allowed = methodsAt(app, request.url.split('?', 1)[0] ?? '/');
  if (allowed.length === 0 || allowed.some((method) => method === request.method))
    return new AppError('NO_SUCH_ROUTE');
  reply.header('allow', allowed.join(', '));
  return new AppError('METHOD_NOT_ALLOWED', {
    message: `${errorTexts.METHOD_NOT_ALLOWED}: please use ${allowed.filter((method) => method !== 'HEAD').join(' or ')}`,
  });
}

/** The methods with which a path exists. Outside the API a path without a route of its own is one of the pages. */
function methodsAt(app: FastifyInstance, path: string) {
  const routes = /^\/(?!api(?:\/|$))/.test(path) ? [path, '/*'] : [path];
  const methods = routes.map((url) => METHODS.filter((method) => app.hasRoute({ method, url })));
  return methods.find(({ length }) => length > 0) ?? [];
}
