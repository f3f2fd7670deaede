import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/send-again.ts';

/** The button that sends a mail again. */
export const texts = catalogue({
  sendAgain: 'फिर से भेजें',
  sendAgainIn: '<b>{time}</b> बाद <button>फिर से भेजें</button>',
}) satisfies typeof english;
