import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may make a call. `all`: anybody, signed in or not. */
export type Who = 'all' | 'user' | 'admin';

/** How the request carries its input: as JSON, in the query string, as one uploaded file, or not at all. */
export type Carrier = 'json' | 'query' | 'file' | 'none';

export type Call<Input extends z.ZodType = z.ZodType, ResponseSchema extends z.ZodType = z.ZodType> = {
  readonly who: Who;
  readonly summary: string;
  readonly carrier: Carrier;
  readonly input: Input;
  /** Whether an admin may make it who still has to set up the second factor that the shop requires. */
  readonly beforeSecondFactor?: boolean;
  /** For calls with carrier `file`: the name of the form field that holds the file. */
  readonly fileField?: string;
  /** For calls that return a file: its media type. Failures are still the JSON error envelope. */
  readonly download?: string;
  /** Request headers that this call reads besides the usual ones, and what they are for. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The complete success response: the envelope, `data`, and fields beside it. */
  readonly response: ResponseSchema;
  /** Error codes besides those that every call can return (bad request, no session, too many requests, unavailable). */
  readonly errors: readonly ErrorCode[];
};

/**
 * Returns the call as it is. Only the compiler needs this, to know the exact types of the call's input and response.
 */
export function defineCall<Input extends z.ZodType, ResponseSchema extends z.ZodType>(
  call: Call<Input, ResponseSchema>,
): Call<Input, ResponseSchema> {
  return call;
}

/** Input of calls without input; whatever is sent is ignored. */
export const nothing = z.unknown().transform(() => ({}));

/** The success envelope around `data`. `beside` adds fields next to it. */
export function responseOf<Data extends z.ZodType, Beside extends z.ZodRawShape = Record<never, never>>(
  data: Data,
  beside?: Beside,
) {
  return z.strictObject({
    success: z.literal(true),
    error: z.literal(false),
    message: z.string(),
    data,
    ...((beside ?? {}) as Beside),
  });
}

/** The success response of a call that returns a file of text. */
export const fileResponse = z.string();

/** The same for a file with one JSON object: clients that are generated from the contract parse it. */
export const jsonFileResponse = z.looseObject({});

export const noData = z.null();
