import type { CallName, ErrorCode } from '@jhola/contract';
import type { UserId } from '@jhola/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { linesAMinute } from '../lines-a-minute.ts';
import { asAppError } from './error-handler.ts';

/** Calls that concern identity and permissions. */
const WATCHED: ReadonlySet<CallName> = new Set<CallName>([
  'register',
  'login',
  'enterLoginCode',
  'enterPasskey',
  'logout',
  'logoutEverywhere',
  'endSession',
  'forgotPassword',
  'verifyOtp',
  'resetPassword',
  'changePassword',
  'updateUser',
  'confirmAuthenticator',
  'removeAuthenticator',
  'addPasskey',
  'removePasskey',
  'renewRecoveryCodes',
  'resetSecondFactor',
  'changeRole',
  'suspendUser',
  'reinstateUser',
  'exportMyData',
  'deleteAccount',
]);

/** Error codes of other calls that indicate an attempt without permission. */
const REFUSALS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'NO_PERMISSION',
  'FOREIGN_ORIGIN',
  'SECOND_FACTOR_NEEDED',
  'BAD_SIGNATURE',
  'TOO_MANY',
]);

/** The most lines per minute, so that a flood of requests doesn't fill the disk. */
const LINES_A_MINUTE = 600;

const users = new WeakMap<FastifyRequest, UserId>();

/** Sets the user of a request for the log. */
export function setLoggedUser(request: FastifyRequest, userId: UserId): void {
  users.set(request, userId);
}

/**
 * Logs logins and account changes with their outcome, and requests refused for lack of permission: the call, the user's
 * id if known, and the client's address; never passwords, codes, names or emails.
 */
export function logSecurity(app: FastifyInstance): void {
  const codes = new WeakMap<FastifyRequest, ErrorCode>();
  const allow = linesAMinute(LINES_A_MINUTE);
  app.addHook('onError', (request, _reply, error, done) => {
    codes.set(request, asAppError(error)?.code ?? 'BUG');
    done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    logIfWatched(request, statusCode);
    done();
  });

  function logIfWatched(request: FastifyRequest, statusCode: number): void {
    const { call } = request.routeOptions.config;
    const code = codes.get(request);
    const isWatched = call !== undefined && WATCHED.has(call);
    if (!isWatched && (code === undefined || !REFUSALS.has(code))) return;
    const more = allow();
    if (more === null) return;
    const line = {
      security: call ?? request.routeOptions.url ?? 'unknown',
      outcome: code ?? 'ok',
      status: statusCode,
      user: users.get(request),
      address: request.ip,
      ...more,
    };
    if (code === undefined) request.log.info(line, 'Security event');
    else request.log.warn(line, 'Security event');
  }
}
