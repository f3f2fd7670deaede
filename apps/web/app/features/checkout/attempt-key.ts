import { makeId } from '@jhola/domain';

/**
 * The idempotency key of an order: the same for the same form until the server has responded, however often it is sent;
 * a different one for another form.
 */
export class AttemptKey {
  #form = '';
  #key = '';

  for(form: unknown): string {
    const text = JSON.stringify(form);
    if (text !== this.#form) {
      this.#form = text;
      this.#key = makeId(new Date());
    }
    return this.#key;
  }

  /** Call it when the server has responded: the next request is a new attempt. */
  done(): void {
    this.#form = '';
  }
}
