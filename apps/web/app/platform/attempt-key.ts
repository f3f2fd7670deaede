import { type Id, makeId } from '@jhola/domain';
import { isRefusal } from './is-refusal.ts';

/**
 * The id by which the server recognises a repeated request: the same for the same form until its outcome is known,
 * however often it is sent; a different one for another form.
 */
export class AttemptKey<Of extends string = 'Attempt'> {
  #last: { readonly form: string; readonly key: Id<Of> } | null = null;

  /** Whether a form was sent and its outcome isn't known. */
  get isUnknown(): boolean {
    return this.#last !== null;
  }

  /**
   * Sends the form with its key. A success or the server's refusal ends the attempt. After any other error the outcome
   * is unknown, and the next request for this form has the same key. Throws what `request` throws.
   */
  async send<Result>(form: unknown, request: (key: Id<Of>) => Promise<Result>): Promise<Result> {
    const text = JSON.stringify(form);
    if (this.#last?.form !== text) this.#last = { form: text, key: makeId<Of>(new Date()) };
    try {
      const response = await request(this.#last.key);
      this.#last = null;
      return response;
    } catch (error) {
      if (isRefusal(error)) this.#last = null;
      throw error;
    }
  }
}
