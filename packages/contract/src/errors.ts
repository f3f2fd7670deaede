import type { texts } from './messages/en/errors.ts';

/**
 * Every way in which a call can fail, with its HTTP status. 401 is only for a missing or ended session, 500 only for a
 * bug: both end the client's session. The default messages are in `messages`.
 */
export const ERRORS = {
  BAD_REQUEST: 400,
  BAD_ID: 400,
  BAD_CREDENTIALS: 400,
  WRONG_PASSWORD: 400,
  BAD_OTP: 400,
  BAD_CODE: 400,
  BAD_PASSKEY: 400,
  BAD_IMAGE: 400,
  BAD_SIGNATURE: 400,
  BAD_PRICE_LIST: 400,
  NO_SESSION: 401,
  NO_PERMISSION: 403,
  FOREIGN_ORIGIN: 403,
  OTP_NOT_VERIFIED: 403,
  RECENT_LOGIN_NEEDED: 403,
  SECOND_STEP_NEEDED: 403,
  SECOND_FACTOR_NEEDED: 403,
  LOGIN_EXPIRED: 403,
  ACCOUNT_CLOSED: 403,
  ACCOUNT_SUSPENDED: 403,
  NOT_FOUND: 404,
  NO_SUCH_ROUTE: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  NAME_TAKEN: 409,
  WORD_TAKEN: 409,
  TOO_MANY_WORDS: 409,
  IN_USE: 409,
  STALE: 409,
  PRICE_LIST_BUSY: 409,
  OUT_OF_STOCK: 409,
  CART_CHANGED: 409,
  TOO_MUCH_UNPAID: 409,
  CART_FULL: 409,
  TOO_MANY_ADDRESSES: 409,
  TOO_MANY_STOCK_ALERTS: 409,
  LAST_ADMIN: 409,
  OWN_ACCOUNT: 409,
  TOO_MANY_PASSKEYS: 409,
  SECOND_FACTOR_ON: 409,
  NO_SECOND_FACTOR: 409,
  OPEN_ORDERS: 409,
  ADMIN_ACCOUNT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  TOO_MANY: 429,
  BUG: 500,
  UNAVAILABLE: 503,
  PAYMENT_UNAVAILABLE: 503,
} as const satisfies Record<keyof typeof texts, number>;

export type ErrorCode = keyof typeof ERRORS;

/** The next step of a login whose password was right. */
export type SecondStep = {
  /** Gives no access by itself; send it with the code, once, within ten minutes. */
  readonly token: string;
  /** Whether the account has an authenticator app. If not, only a recovery code is accepted; or use a passkey instead. */
  readonly hasApp: boolean;
};

/** The response of every failed call. `message` is for people and never empty; `code` is for programs. */
export type ErrorResponse = {
  readonly success: false;
  readonly error: true;
  readonly message: string;
  readonly data: null;
  readonly code: ErrorCode;
  /** The input field that the message is about, if any. */
  readonly field?: string;
  /** Every invalid input field with its own message; `field` is the first of them. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Only with SECOND_STEP_NEEDED. */
  readonly secondStep?: SecondStep;
};
