import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may make a call. `all` may be signed in or not. */
export type Who = 'all' | 'user' | 'admin';

/** How the request carries its input: as JSON, in the query, as one uploaded file, or not at all. */
export type Carrier = 'json' | 'query' | 'file' | 'none';

export type Call<Input extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> = {
  readonly who: Who;
  readonly summary: string;
  readonly carrier: Carrier;
  readonly input: Input;
  /** The form's field that holds the file, where one is carried. */
  readonly fileField?: string;
  /** The media type of a success that is a file to keep; failures have their envelope all the same. */
  readonly download?: string;
  /** Request headers that the call heeds beyond the usual ones, and what they are for. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The success answer, whole: the envelope and what stands beside it. */
  readonly answer: Answer;
  /** The codes beyond the ones that any call can meet (bad request, no session, too many, unavailable). */
  readonly errors: readonly ErrorCode[];
};

export function defineCall<Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Input, Answer>,
): Call<Input, Answer> {
  return call;
}

/** For calls that take nothing; whatever is sent is ignored. */
export const nothing = z.unknown().transform(() => ({}));

/** The success envelope around `data`, with fields beside it where a call names some. */
export function answerOf<Data extends z.ZodType, Beside extends z.ZodRawShape = Record<never, never>>(
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

/** The success of a call that answers with a file. */
export const fileAnswer = z.string();

export const noData = z.null();
