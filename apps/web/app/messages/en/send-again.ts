import { catalogue } from '#platform/catalogue.ts';

/** The button that sends a mail again. */
export const texts = catalogue({
  sendAgain: 'Send again',
  sendAgainIn: '<button>Send again</button> in <b>{time}</b>',
});
