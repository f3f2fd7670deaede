/** Why a page can't be shown, as a status of HTTP: 404 where there is none, 5xx where the shop failed. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly status: number;

  constructor(status: number) {
    super(`No page: ${status}`);
    this.status = status;
  }
}

/** The status of a page that can't be shown because of `error`. */
export function statusOfFailure(error: unknown): number {
  return error instanceof PageError ? error.status : 500;
}
