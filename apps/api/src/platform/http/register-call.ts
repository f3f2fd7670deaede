import type { Readable } from 'node:stream';
import { CALLS, type Call, type CallName, type Calls, splitRoute } from '@jhola/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { Services } from '../services.ts';
import { inputReader } from './input-reader.ts';
import { setLoggedUser } from './security-log.ts';
import { compressJson, JSON_TYPE } from './compress-json.ts';
import type { Rows, UserStatement } from '../user-statement.queries.ts';
import type { Join, SignedIn } from './signed-in.ts';

type Input<Name extends CallName> = z.output<Calls[Name]['input']>;
type ResponseInput<Name extends CallName> = z.input<Calls[Name]['response']>;

/** The result of a handler: the response without the fields that every success response has. */
export type Result<Name extends CallName> = Omit<ResponseInput<Name>, 'success' | 'error' | 'message'> & {
  readonly message?: string;
};

type UserOf<Name extends CallName> = Calls[Name]['who'] extends 'all' ? null : SignedIn;

export type CallContext<Name extends CallName> = {
  readonly input: Input<Name>;
  /** The caller; null for public calls (these use `services.readSession` if they need to). */
  readonly user: UserOf<Name>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that the route handles; absent for other routes. */
    readonly call?: CallName;
  }
}

const SUCCESS = { success: true, error: false, message: '' } as const;

/**
 * Responses about accounts contain tokens and codes. They aren't compressed, so that their length reveals nothing about
 * their content.
 */
const ACCOUNT_PATHS = '/api/user/';

/** The response body as bytes, if they exist already. */
export type Finished = Buffer;

export type Handler<Name extends CallName> = (
  context: CallContext<Name>,
) => Promise<Result<Name> | Finished> | Result<Name> | Finished;

export type CallOptions<Name extends CallName> = {
  /** The statement of `registerJoinedCall`. */
  readonly statementOf?: (input: Input<Name>) => UserStatement<unknown>;
  /**
   * Called after NO_SESSION was thrown. If an earlier request of this call has ended the session, and this one repeats
   * it because the response was lost, returns the response; otherwise null.
   */
  readonly whenEnded?: (
    context: Pick<CallContext<Name>, 'request' | 'reply'>,
  ) => Promise<Result<Name> | null>;
};

/**
 * Registers one call of the contract: checks the caller's permission, parses the input, then calls `handle`. In tests
 * the response is checked strictly against the contract.
 */
export function registerCall<Name extends CallName>(
  app: FastifyInstance,
  services: Services,
  name: Name,
  handle: Handler<Name>,
  { statementOf, whenEnded }: CallOptions<Name> = {},
): void {
  const call: Call = CALLS[name];
  const isAboutAccounts = splitRoute(name).path.startsWith(ACCOUNT_PATHS);
  const payloadOf = (request: FastifyRequest, reply: FastifyReply, result: Result<Name> | Finished) => {
    const json = Buffer.isBuffer(result) ? result : JSON.stringify({ ...SUCCESS, ...result });
    if (services.checkResponses) call.response.parse(JSON.parse(json.toString()));
    reply.type(JSON_TYPE);
    return isAboutAccounts ? json : compressJson(request, reply, json, call.who === 'all');
  };
  const respond = async (context: CallContext<Name>) =>
    payloadOf(context.request, context.reply, await handle(context));
  const respondWhenEnded = async (request: FastifyRequest, reply: FastifyReply) => {
    const result = (await whenEnded?.({ request, reply })) ?? null;
    return result === null ? null : payloadOf(request, reply, result);
  };
  addRoute(app, services, name, respond, { statementOf, respondWhenEnded });
}

/** A call that only signed-in users may make. */
type SignedInCall = {
  [Name in CallName]: Calls[Name]['who'] extends 'all' ? never : Name;
}[CallName];

export type JoinedHandler<Name extends CallName, Row> = (
  context: CallContext<Name> & {
    /** Returns the rows of the statement. Sends it if it wasn't executed together with sign-in. Call it once. */
    readonly rows: Rows<Row>;
  },
) => ReturnType<Handler<Name>>;

/**
 * Registers a call whose action has one statement that depends only on the input. If the input is valid, the statement
 * is sent together with the one that reads the session (decision E43), which executes it only if the session is open.
 * `statementOf` must have no effects, because the user may turn out not to be signed in.
 */
export function registerJoinedCall<Name extends SignedInCall, Row>(
  app: FastifyInstance,
  services: Services,
  name: Name,
  statementOf: (input: Input<Name>) => UserStatement<Row>,
  handle: JoinedHandler<Name, Row>,
): void {
  registerCall(app, services, name, handle as Handler<Name>, { statementOf });
}

type RouteOptions<Name extends CallName> = {
  readonly statementOf?: CallOptions<Name>['statementOf'] | undefined;
  /** Returns the body of the response; null if the error is to be sent. */
  readonly respondWhenEnded?: (request: FastifyRequest, reply: FastifyReply) => Promise<Payload | null>;
};

/** The body of a response, for Fastify to send. */
export type Payload = Buffer | string | Readable;

/**
 * Adds the route of a call: checks the caller's permission and parses the input, then sends what `respond` returns.
 * Options: as of `registerCall`. Fastify sends the response, because a handler that sent it by itself would have to
 * return the reply, and Fastify would then listen to the end of each response.
 */
export function addRoute<Name extends CallName>(
  app: FastifyInstance,
  services: Services,
  name: Name,
  respond: (context: CallContext<Name>) => Promise<Payload>,
  { statementOf, respondWhenEnded }: RouteOptions<Name> = {},
): void {
  const call: Call = CALLS[name];
  const { method, path } = splitRoute(name);
  app.route({
    method,
    url: path,
    config: { call: name },
    handler: async (request, reply) => {
      try {
        const { join, read } = inputReader<Input<Name>>(call, request, statementOf);
        const user = await authorise(call, services, request, reply, statementOf && join);
        const { input, statement } = read();
        const rows =
          user && statement && (async () => user.joinedRows ?? statement.send(services.db, user.userId));
        return await respond({ input, user, request, reply, rows } as unknown as CallContext<Name>);
      } catch (error) {
        const hasEnded = error instanceof AppError && error.code === 'NO_SESSION';
        const response = hasEnded ? ((await respondWhenEnded?.(request, reply)) ?? null) : null;
        if (response === null) throw error;
        return response;
      }
    },
  });
}

/** The caller, or null for public calls. Throws NO_SESSION, NO_PERMISSION or SECOND_FACTOR_NEEDED. */
async function authorise(
  call: Call,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  join?: Join,
): Promise<SignedIn | null> {
  if (call.who === 'all') return null;
  const user = await services.readSession(request, reply, join);
  if (user === null) throw new AppError('NO_SESSION');
  setLoggedUser(request, user.userId);
  if (call.who === 'admin' && user.role !== 'ADMIN') throw new AppError('NO_PERMISSION');
  if (user.needsSecondFactor && !call.beforeSecondFactor) throw new AppError('SECOND_FACTOR_NEEDED');
  return user;
}
