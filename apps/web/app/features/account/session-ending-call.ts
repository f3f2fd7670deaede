import { isRefusal } from '#platform/is-refusal.ts';
import { retryOnce } from '#platform/retry-once.ts';
import { statusOf } from '#platform/status-of.ts';

/** A call that ends this session too, such as the deletion of the account. */
export class SessionEndingCall {
  #isUnknown = false;

  /**
   * Sends the request, once more after no response, and resolves to the server's message. The shop responds 401 to a
   * repeat of one that succeeded: then resolves to `done`. Throws what `request` throws.
   */
  send(request: () => Promise<{ message: string }>, done: string): Promise<string> {
    return retryOnce(async () => {
      try {
        return (await request()).message;
      } catch (error) {
        if (this.#isUnknown && statusOf(error) === 401) return done;
        this.#isUnknown = !isRefusal(error);
        throw error;
      }
    });
  }
}
