/** A typed client of the API. Contains no schemas: only the route table and, at compile time, the types. */
import type { z } from 'zod';
import type { Calls } from './calls/index.ts';
import type { ErrorResponse } from './errors.ts';
import { type CallName, splitRoute } from './routes.ts';

export type { CallName } from './routes.ts';
export { ROUTES } from './routes.ts';
export type { ErrorResponse, ErrorCode, SecondStep } from './errors.ts';
export type {
  WireAddress,
  WireAdminChange,
  WireCartLine,
  WireCategory,
  WireDeskOrder,
  WireOrder,
  WireOrderDetails,
  WireOrderEvent,
  WireOrderLine,
  WirePerson,
  WireHeldPayment,
  WirePickGroup,
  WireAdminProduct,
  WireProduct,
  WireSession,
  WireSubCategory,
  WireUser,
} from './wire.ts';

type JsonInput<Name extends CallName> = Calls[Name]['carrier'] extends 'file'
  ? never
  : z.input<Calls[Name]['input']>;

/**
 * The input of a call: a form for file uploads, else the body (or query) in the contract. If the schema accepts
 * anything, the fields that it reads.
 */
export type InputOf<Name extends CallName> =
  unknown extends JsonInput<Name>
    ? FormData | Partial<z.output<Calls[Name]['input']>> | undefined
    : JsonInput<Name>;
export type ResponseOf<Name extends CallName> = z.output<Calls[Name]['response']>;
/** The `data` of the response; absent for calls that return a file. */
export type DataOf<Name extends CallName> = ResponseOf<Name> extends { data: infer Data } ? Data : never;

export type CallOptions = { signal?: AbortSignal; headers?: Record<string, string> };

/** Makes one call and resolves to the complete success response. Throws ApiError or NoResponseError. */
export type ContractClient = <Name extends CallName>(
  name: Name,
  input?: InputOf<Name>,
  options?: CallOptions,
) => Promise<ResponseOf<Name>>;

/** The server responded with a failure. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: Partial<ErrorResponse>;
  /** Seconds after which to try again (`Retry-After`); null if the server didn't say. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: Partial<ErrorResponse>, retryAfterSeconds: number | null = null) {
    super(body.message ?? '');
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No response, or one that can't be parsed: offline, timed out, or a proxy that sent HTML. */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError';
}

/** The part of a response that the client reads. */
export type JsonResponse = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>;
type Fetch<Read> = (url: string, init: RequestInit) => Promise<Read>;

export type ClientOptions<Read extends JsonResponse = JsonResponse> = {
  /** The base URL of the API, without a slash at the end; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly fetch: Fetch<Read>;
  /** The access token to send; null for none. */
  readonly accessToken?: () => Promise<string | null> | string | null;
};

/**
 * Creates a client for calls that return JSON. It calls `fetch` once per call, without retries, and asks for the access
 * token each time. If a call is aborted while it waits for the response, the error of `fetch` is thrown as it is.
 */
export function createClient(options: ClientOptions): ContractClient {
  return async (name, input, callOptions) => readResponse(await request(options, name, input, callOptions));
}

/** Sends a call and returns its response, whatever its status. Throws NoResponseError. */
export async function request<Name extends CallName, Read extends JsonResponse>(
  options: ClientOptions<Read>,
  name: Name,
  input: InputOf<Name> | undefined,
  callOptions: CallOptions = {},
): Promise<Read> {
  const { method, path } = splitRoute(name);
  const headers = new Headers(callOptions.headers);
  const token = await options.accessToken?.();
  if (token) headers.set('authorization', `Bearer ${token}`);
  let url = options.baseUrl + path;
  let body: string | FormData | undefined;
  if (input instanceof FormData) body = input;
  else if (input !== undefined && method === 'GET')
    url += query(input as Record<string, string | number | undefined>);
  else if (input !== undefined) {
    headers.set('content-type', 'application/json');
    body = JSON.stringify(input);
  }
  const init: RequestInit = { method, headers, credentials: 'include' };
  if (body !== undefined) init.body = body;
  if (callOptions.signal) init.signal = callOptions.signal;
  return send(options.fetch, url, init);
}

async function send<Read>(fetch: Fetch<Read>, url: string, init: RequestInit): Promise<Read> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new NoResponseError('No response', { cause });
  }
}

/** The success response in JSON. Throws ApiError or NoResponseError. */
// The type of the response follows from the call's name.
// oxlint-disable-next-line typescript/no-explicit-any
export async function readResponse(response: JsonResponse): Promise<any> {
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    throw new NoResponseError(`Not JSON: ${response.status}`, { cause });
  }
  if (typeof body !== 'object' || body === null) throw new NoResponseError('Not an object');
  const failed = !response.ok || ('success' in body && body.success === false);
  if (failed) throw new ApiError(response.status, body as Partial<ErrorResponse>, retryAfter(response));
  return body;
}

function retryAfter({ headers }: JsonResponse): number | null {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? null : seconds;
}

function query(input: Record<string, string | number | undefined>): string {
  const fields = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) if (value !== undefined) fields.set(key, String(value));
  return fields.size === 0 ? '' : `?${fields.toString()}`;
}
