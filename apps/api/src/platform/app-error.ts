import { ERRORS, type ErrorCode, errorTexts, type SecondStep } from '@jhola/contract';

/** A problem of the database or a disk: it is full, read-only, or reports errors. */
export type StorageProblem = 'full' | 'read-only' | 'failing';

export type ErrorDetails = {
  /** Replaces the code's default message. For users: without HTML, SQL or paths. */
  readonly message?: string;
  /** The input field that the message is about. */
  readonly field?: string;
  /** All invalid input fields, each with its message; if absent, `field` is the only one. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds until a retry makes sense; sent as Retry-After. */
  readonly retryAfterSeconds?: number;
  /** The next step of a login. */
  readonly secondStep?: SecondStep;
  /** The problem of the database or a disk that caused the error, if any. */
  readonly storageProblem?: StorageProblem;
  /** Whether an admin has to act: something needs repair, or is unexpected. */
  readonly alarm?: boolean;
  /** Whether the log has it already, with more about it than the error handler knows. */
  readonly isLogged?: boolean;
  readonly cause?: unknown;
};

/** An expected failure. The error handler converts it to a response with the status of the contract's table. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly secondStep: SecondStep | undefined;
  readonly storageProblem: StorageProblem | undefined;
  readonly alarm: boolean;
  readonly isLogged: boolean;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? errorTexts[code], { cause: details.cause });
    this.code = code;
    this.field = details.field;
    this.fields = details.fields ?? (details.field ? { [details.field]: this.message } : undefined);
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.secondStep = details.secondStep;
    this.storageProblem = details.storageProblem;
    this.alarm = details.alarm ?? false;
    this.isLogged = details.isLogged ?? false;
  }

  get status(): number {
    return ERRORS[this.code];
  }
}
