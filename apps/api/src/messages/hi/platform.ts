import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/platform.ts';

/** Limits, problems of the database, and who changed something if nobody was signed in. */
export const texts = catalogue({
  tooManyTries: 'बहुत बार कोशिश हो चुकी है। कृपया {time} बाद फिर कोशिश करें',
  seconds: '{count, plural, other {# सेकंड}}',
  minutes: '{count, plural, other {# मिनट}}',
  hours: '{count, plural, other {# घंटे}}',
  full: 'दुकान अभी कुछ सेव नहीं कर पा रही है। कृपया कुछ मिनट बाद फिर कोशिश करें',
  readOnly: 'दुकान अभी कुछ सेव नहीं कर पा रही है। कृपया एक मिनट बाद फिर कोशिश करें',
  commandLine: 'कमांड लाइन',
  failing: 'दुकान में अभी कुछ परेशानी है। कृपया एक मिनट बाद फिर कोशिश करें',
}) satisfies typeof english;
