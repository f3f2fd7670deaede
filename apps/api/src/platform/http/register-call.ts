import { CALLS, type Call, type CallName, type Calls, splitRoute } from '@jhola/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { Services } from '../services.ts';
import { parseInput } from './parse-input.ts';
import { setLoggedUser } from './security-log.ts';
import { JSON_TYPE, sendJson } from './send-json.ts';
import type { JoinedQuery, SignedIn } from './signed-in.ts';

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
  /** Called before the input is parsed; what it returns is read together with the session (see `JoinedQuery`). */
  readonly joinedQueryOf?: (body: unknown) => JoinedQuery;
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
  { joinedQueryOf, whenEnded }: CallOptions<Name> = {},
): void {
  const call: Call = CALLS[name];
  const isAboutAccounts = splitRoute(name).path.startsWith(ACCOUNT_PATHS);
  const send = (request: FastifyRequest, reply: FastifyReply, result: Result<Name> | Finished) => {
    const json = Buffer.isBuffer(result) ? result : JSON.stringify({ ...SUCCESS, ...result });
    if (services.checkResponses) call.response.parse(JSON.parse(json.toString()));
    if (isAboutAccounts) return reply.type(JSON_TYPE).send(json);
    return sendJson(request, reply, json);
  };
  const respond = async (context: CallContext<Name>) =>
    send(context.request, context.reply, await handle(context));
  const respondWhenEnded = async (request: FastifyRequest, reply: FastifyReply) => {
    const result = (await whenEnded?.({ request, reply })) ?? null;
    if (result !== null) await send(request, reply, result);
    return result !== null;
  };
  addRoute(app, services, name, respond, { joinedQueryOf, respondWhenEnded });
}

type RouteOptions = {
  readonly joinedQueryOf?: ((body: unknown) => JoinedQuery) | undefined;
  /** Sends the response, or returns false. */
  readonly respondWhenEnded?: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
};

/**
 * Adds the route of a call: checks the caller's permission and parses the input, then calls `respond`, which sends the
 * response. Options: as of `registerCall`.
 */
export function addRoute<Name extends CallName>(
  app: FastifyInstance,
  services: Services,
  name: Name,
  respond: (context: CallContext<Name>) => Promise<FastifyReply>,
  { joinedQueryOf, respondWhenEnded }: RouteOptions = {},
): void {
  const call: Call = CALLS[name];
  const { method, path } = splitRoute(name);
  app.route({
    method,
    url: path,
    config: { call: name },
    handler: async (request, reply) => {
      try {
        const user = await authorise(call, services, request, reply, joinedQueryOf?.(request.body));
        const input = parseInput(call, request);
        return await respond({ input, user, request, reply } as CallContext<Name>);
      } catch (error) {
        const hasEnded = error instanceof AppError && error.code === 'NO_SESSION';
        if (hasEnded && (await respondWhenEnded?.(request, reply))) return reply;
        throw error;
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
  joined?: JoinedQuery,
): Promise<SignedIn | null> {
  if (call.who === 'all') return null;
  const user = await services.readSession(request, reply, joined);
  if (user === null) throw new AppError('NO_SESSION');
  setLoggedUser(request, user.userId);
  if (call.who === 'admin' && user.role !== 'ADMIN') throw new AppError('NO_PERMISSION');
  if (user.needsSecondFactor && !call.beforeSecondFactor) throw new AppError('SECOND_FACTOR_NEEDED');
  return user;
}
