import { CALLS, type CallName, type ErrorResponse, possibleErrors, splitRoute } from '@jhola/contract';
import type { ResponseOf, InputOf } from '@jhola/contract/client';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** A caller that is authenticated by a token or by cookies. */
export type Caller = {
  readonly accessToken?: string;
  readonly cookies?: Readonly<Record<string, string>>;
};

export type CallOptions = {
  /** Anonymous by default. */
  readonly as?: Caller;
  readonly headers?: Readonly<Record<string, string>>;
  /** The client address; 127.0.0.1 by default. */
  readonly from?: string;
};

export type RawResponse = {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly cookies: LightMyRequestResponse['cookies'];
  /** The parsed body. */
  readonly body: Record<string, unknown> & { readonly message: string };
};

export type Refusal = ErrorResponse & { readonly status: number };

/** The ways in which a test calls the API. */
export type CallMaker = {
  /** Returns the response, whatever it is. `input` may be anything, also what the contract forbids. */
  readonly send: (name: CallName, input?: unknown, options?: CallOptions) => Promise<RawResponse>;
  /** Returns the complete success response; throws if the call fails. */
  readonly call: <Name extends CallName>(
    name: Name,
    input?: InputOf<Name>,
    options?: CallOptions,
  ) => Promise<ResponseOf<Name>>;
  /**
   * Returns status, code and message of an error. Throws if the call succeeds, or if its contract doesn't have the code.
   */
  readonly refused: (name: CallName, input?: unknown, options?: CallOptions) => Promise<Refusal>;
};

/** Creates the ways to call an app's API within the process, without a network. It doesn't close the app. */
export function createCallMaker(app: FastifyInstance): CallMaker {
  const send: CallMaker['send'] = async (name, input, { as = {}, headers = {}, from } = {}) => {
    const { method, path } = splitRoute(name);
    const carried = carry(method, input);
    const response = await app.inject({
      method,
      url: path,
      ...carried,
      ...(from === undefined ? {} : { remoteAddress: from }),
      ...(as.cookies ? { cookies: { ...as.cookies } } : {}),
      headers: {
        ...carried.headers,
        ...(as.accessToken ? { authorization: `Bearer ${as.accessToken}` } : {}),
        ...headers,
      },
    });
    const { statusCode: status, cookies } = response;
    return { status, headers: response.headers, cookies, body: response.json() };
  };
  return {
    send,
    call: async (name, input, options) => {
      const { status, body } = await send(name, input, options);
      if (status !== 200) throw new Error(`${name} answered ${status}: ${body.message}`);
      return body as never;
    },
    refused: async (name, input, options) => {
      const { status, body } = await send(name, input, options);
      if (status < 400) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
      const refusal = { ...(body as unknown as ErrorResponse), status };
      if (!possibleErrors(CALLS[name]).has(refusal.code))
        throw new Error(`The contract of ${name} lacks the error ${refusal.code}`);
      return refusal;
    },
  };
}

/** Whether the input is sent as query string or body; here the body may be any JSON value. */
function carry(method: string, input: unknown): Pick<InjectOptions, 'query' | 'payload' | 'headers'> {
  if (input === undefined) return {};
  if (method === 'GET') return { query: input as Record<string, string> };
  if (input instanceof FormData) return { payload: input };
  return { payload: JSON.stringify(input), headers: { 'content-type': 'application/json' } };
}
