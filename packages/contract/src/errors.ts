/**
 * Every way in which a call can fail: its HTTP status and default message. 401 is only for a missing or dead
 * session, 500 only for a bug: both end the client's session.
 */
export const ERRORS = {
  BAD_REQUEST: [400, 'Please check what you entered'],
  BAD_ID: [400, 'That id is not valid'],
  BAD_CREDENTIALS: [400, 'Email or password is wrong'],
  BAD_OTP: [400, 'That OTP is wrong or has expired'],
  BAD_IMAGE: [400, 'Please choose a JPEG, PNG, WebP or AVIF picture'],
  BAD_SIGNATURE: [400, 'That message is not signed as it should be'],
  BAD_PRICE_LIST: [400, 'That file can’t be read as a price list'],
  NO_SESSION: [401, 'Please Login'],
  NO_PERMISSION: [403, 'Do not have permission'],
  FOREIGN_ORIGIN: [403, 'This request came from a page that may not make it'],
  OTP_NOT_VERIFIED: [403, 'Please verify the OTP first'],
  RECENT_LOGIN_NEEDED: [403, 'Please login again to change your email'],
  ACCOUNT_CLOSED: [403, 'This account is closed'],
  NOT_FOUND: [404, 'Not found'],
  NO_SUCH_ROUTE: [404, 'There is no such call'],
  METHOD_NOT_ALLOWED: [405, 'That method is not allowed here'],
  CONFLICT: [409, 'That was changed by someone else. Please reload and try again'],
  EMAIL_TAKEN: [409, 'An account with this email already exists'],
  NAME_TAKEN: [409, 'That name is already in use'],
  IN_USE: [409, 'That is still in use'],
  STALE: [409, 'This was changed since you opened it. Please reload and try again'],
  PRICE_LIST_BUSY: [409, 'Another price list is being worked on. Please wait until it is done'],
  OUT_OF_STOCK: [409, 'Not enough left in stock'],
  CART_CHANGED: [409, 'Your cart has changed. Please look at it again before paying'],
  TOO_MUCH_UNPAID: [409, 'You have as much in unpaid orders as you can have'],
  CART_FULL: [409, 'Your cart is full'],
  TOO_MANY_ADDRESSES: [409, 'You have as many addresses as can be saved'],
  LAST_ADMIN: [409, 'The shop needs at least one admin. Please make somebody else an admin first'],
  TOO_LARGE: [413, 'That is too large'],
  UNSUPPORTED_MEDIA: [415, 'Please send JSON'],
  TOO_MANY: [429, 'Too many tries. Please wait a little and try again'],
  BUG: [500, 'Something went wrong on our side'],
  UNAVAILABLE: [503, 'The shop is busy. Please try again in a moment'],
  PAYMENT_UNAVAILABLE: [
    503,
    'Card payment is not available at the moment. Please try again, or choose cash on delivery',
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERRORS;

/** The response of every failed call. `message` is for people and never empty; `code` is for programs. */
export type ErrorAnswer = {
  readonly success: false;
  readonly error: true;
  readonly message: string;
  readonly data: null;
  readonly code: ErrorCode;
  /** The input field that the message is about, if any. */
  readonly field?: string;
  /** Every invalid input field with its own message; `field` is the first of them. */
  readonly fields?: Readonly<Record<string, string>>;
};
