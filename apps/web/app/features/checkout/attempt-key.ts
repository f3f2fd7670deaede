import { makeId } from '@jhola/domain';

/**
 * The key that makes an order safe to send again: the same for the same form until the server has answered,
 * however often it is sent; another one for another form.
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

  /** The server has answered: what comes next is a new attempt. */
  done(): void {
    this.#form = '';
  }
}
