import { ERRORS, type ErrorCode } from '@jhola/contract';

/** What is wrong with the database or a disk: no room, nothing may be written, or it fails at its work. */
export type Trouble = 'full' | 'read-only' | 'failing';

export type ErrorDetails = {
  /** Replaces the code's own message; for people, without HTML, SQL or paths. */
  readonly message?: string;
  /** The input field that the message is about. */
  readonly field?: string;
  /** Every input field that is wrong, with its message; without it `field` is the only one. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds after which it is worth trying again; sent as Retry-After. */
  readonly retryAfterSeconds?: number;
  /** What is wrong with the database or a disk, if that is why. */
  readonly trouble?: Trouble;
  /** Somebody has to look: it doesn't pass by itself, or nobody foresaw it. */
  readonly alarm?: boolean;
  readonly cause?: unknown;
};

/** An expected failure. The one error handler turns it into an answer by the contract's table. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly trouble: Trouble | undefined;
  readonly alarm: boolean;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? ERRORS[code][1], { cause: details.cause });
    this.code = code;
    this.field = details.field;
    this.fields = details.fields ?? (details.field ? { [details.field]: this.message } : undefined);
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.trouble = details.trouble;
    this.alarm = details.alarm ?? false;
  }

  get status(): number {
    return ERRORS[this.code][0];
  }
}
