/** Why a page can't be shown, as an HTTP status: 404 if it doesn't exist, 5xx if the shop failed. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly status: number;

  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

/** The HTTP status of a page that can't be shown because of `error`. */
export function statusOfFailure(error: unknown): number {
  return error instanceof PageError ? error.status : 500;
}
