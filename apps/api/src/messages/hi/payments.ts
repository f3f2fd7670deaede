import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/payments.ts';

/** Card payments. */
export const texts = catalogue({
  payOnPage: 'कृपया खुलने वाले पेज पर पेमेंट करें',
  seenTo: '{number} का पेमेंट हल हुआ मार्क किया गया',
  noSuchPayment: 'ऐसा कोई पेमेंट नहीं है',
  needsNobody: 'यह पेमेंट पहले ही हल हो चुका है',
  cartIsChanging: 'आपका कार्ट बदल रहा है। कृपया फिर देख लें',
  nothingToPay: 'कुछ पेमेंट नहीं करना है। कृपया कैश ऑन डिलीवरी चुनें',
  outcomeUnknown: 'अभी पता नहीं चला कि आपका कार्ड पेमेंट हुआ या नहीं। कृपया थोड़ी देर में फिर कोशिश करें',
  justOrdered: 'आपने अभी-अभी यह ऑर्डर किया है',
  tooLittle: 'कार्ड पेमेंट के लिए यह रकम बहुत कम है। कृपया कार्ट बदलें, या कैश ऑन डिलीवरी चुनें',
  tooMuch: 'कार्ड पेमेंट के लिए यह रकम बहुत ज़्यादा है। कृपया कार्ट बदलें, या कैश ऑन डिलीवरी चुनें',
  paidAlready: 'आप इसका पेमेंट पहले ही कर चुके हैं। कृपया मेरे ऑर्डर देखें',
}) satisfies typeof english;
