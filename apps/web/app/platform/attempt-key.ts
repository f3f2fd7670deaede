import { ApiError } from '@jhola/contract/client';
import { type Id, makeId } from '@jhola/domain';

/**
 * The id by which the server recognises a repeated request: the same for the same form until the server has responded,
 * however often it is sent; a different one for another form.
 */
export class AttemptKey<Of extends string = 'Attempt'> {
  #last: { readonly form: string; readonly key: Id<Of> } | null = null;

  /** The id for this form: that of the previous call if the form is the same and has no response yet. */
  for(form: unknown): Id<Of> {
    const text = JSON.stringify(form);
    if (this.#last?.form !== text) this.#last = { form: text, key: makeId<Of>(new Date()) };
    return this.#last.key;
  }

  /** Call it when the server has responded: the next request is a new attempt. */
  done(): void {
    this.#last = null;
  }

  /**
   * Sends the form with its key. A response or the server's refusal (ApiError) ends the attempt; after any other error
   * the outcome is unknown, so the next request has the same key. Throws what `request` throws.
   */
  async send<Result>(form: unknown, request: (key: Id<Of>) => Promise<Result>): Promise<Result> {
    try {
      const response = await request(this.for(form));
      this.done();
      return response;
    } catch (error) {
      if (error instanceof ApiError) this.done();
      throw error;
    }
  }
}
