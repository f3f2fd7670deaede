import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/payments-mails.ts';

/** Mails about card payments. */
export const texts = catalogue({
  // To the shopper: a paid order was sold out
  refundSubject: 'आपका ऑर्डर {number} रद्द हो गया, रिफ़ंड आ रहा है',
  refundHeading: 'आपका ऑर्डर रद्द हो गया',
  refundSorry: 'माफ़ करें, हम आपका ऑर्डर {number} डिलीवर नहीं कर सके।',
  refundReason: 'पेमेंट कन्फ़र्म होने के दौरान स्टॉक ख़त्म हो गया।',
  refundMoney: 'जिस कार्ड से पेमेंट हुआ था, उसी पर हम {total} रिफ़ंड कर रहे हैं। बैंक में दिखने में दस दिन तक लग सकते हैं।',
  // To the admins: a refund that the shop didn’t make, or that the bank rejected
  moneyBackSubject: 'एक कार्ड पेमेंट पर ध्यान दें',
  moneyBackHeading: 'ऐसा रिफ़ंड जो दुकान ने नहीं किया',
  refundFailedHeading: 'बैंक ने एक रिफ़ंड लौटा दिया',
  refundRefusedHeading: 'एक रिफ़ंड नहीं हो पा रहा',
  moneyBack: '{amount} के एक पेमेंट के बारे में प्रोवाइडर ने बताया: {what}।',
  moneyBackTodo: 'कृपया इसे प्रोवाइडर पर देखें, और ऑर्डर डेस्क पर यह ऑर्डर देखें।',
  allGivenBack: 'पैसे प्रोवाइडर पर रिफ़ंड किए गए, पर ऑर्डर अभी बना हुआ है',
  refundFailed: 'एक रिफ़ंड नहीं हो सका, और पैसे फिर दुकान के पास हैं',
  refundUnknown: 'रिफ़ंड नहीं हो पा रहा, क्योंकि प्रोवाइडर के पास यह पेमेंट नहीं है; शायद यह दुकान के किसी पुराने अकाउंट का है',
  refundRefused: 'रिफ़ंड नहीं हो पा रहा, क्योंकि प्रोवाइडर ने मना कर दिया',
  partGivenBack: '{taken} में से {given} प्रोवाइडर पर रिफ़ंड किए गए',
  // To the admins: a payment of the wrong amount
  mismatchSubject: 'ग़लत रकम के एक कार्ड पेमेंट पर ध्यान दें',
  mismatchHeading: 'ग़लत रकम का पेमेंट',
  mismatch: 'एक पेमेंट आया है जिसकी रकम दुकान की माँगी रकम नहीं है। इस पर कुछ डिलीवर नहीं हुआ।',
  mismatchTodo: 'दुकान इस पर अपने-आप कुछ नहीं करती: कृपया इसे प्रोवाइडर पर देखें, और पैसे हमारे न हों तो वहीं से वापस करें।',
  askedFor: 'माँगी रकम: {amount} (inr)',
  cameIn: 'आई रकम: {amount}, {currency} की सबसे छोटी इकाई में',
  unknownCurrency: 'किसी अनजान करेंसी',
  // To the admins: which payment
  order: 'ऑर्डर (अंदरूनी ID): {id}',
  session: 'सेशन: {id}',
  payment: 'पेमेंट: {id}',
  unknown: 'पता नहीं',
}) satisfies typeof english;
