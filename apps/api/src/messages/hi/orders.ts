import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/orders.ts';

/** Orders: messages for shoppers and admins. */
export const texts = catalogue({
  orderPlaced: 'ऑर्डर हो गया',
  orderCancelled: 'ऑर्डर रद्द हो गया',
  noSuchOrder: 'ऐसा कोई ऑर्डर नहीं है',
  noLongerSold: 'अब दुकान में नहीं है',
  cannotCancel: 'ऑर्डर {number} अब रद्द नहीं हो सकता ({status})',
  cartIsEmpty: 'आपका कार्ट ख़ाली है',
  lineIsGone: 'आप जो ऑर्डर करने वाले थे, उसमें से कुछ अब कार्ट में नहीं है। कृपया कार्ट फिर देख लें',
  otherQuantity: 'आपके कार्ट में अब {quantity, plural, one {{name} का # है} other {{name} के # हैं}}, {seen} नहीं',
  lineAdded: 'इस बीच {name} आपके कार्ट में जुड़ गया',
  otherPrice: '{name} का दाम अब {now} है, पहले {before} था',
  otherTotal: 'आपके कार्ट का कुल अब {total} है। पेमेंट से पहले कृपया फिर देख लें',
  cartIsBusy: 'आपका कार्ट किसी और विंडो में बदल रहा है या उसका कार्ड पेमेंट चल रहा है। पहले उसे पूरा करें, फिर कोशिश करें',
  cannotCall: 'हम {mobile} पर कॉल नहीं कर सकते। अपने मोबाइल नंबर वाला पता चुनें, या ऑनलाइन पेमेंट करें',
  isAlready: 'ऑर्डर {number} पहले से इस स्थिति में है: {status}',
  cannotBecome: 'ऑर्डर को “{from}” से “{to}” नहीं किया जा सकता',
  isNow: 'ऑर्डर {number}: {status}',
  moved: '{count, plural, one {# ऑर्डर आगे बढ़ा} other {# ऑर्डर आगे बढ़े}}',
  isCancelled: 'ऑर्डर {number} रद्द हो गया',
  isUndelivered: 'ऑर्डर {number} डिलीवर न हुआ दर्ज किया गया',
  tooManyUnpaid: 'आपके {orders} बिना पेमेंट वाले ऑर्डर रास्ते में हैं। {advice}ऑनलाइन पेमेंट करें, या एक के आने तक रुकें',
  networkHasUnpaid: 'आपके नेटवर्क से बिना पेमेंट वाले बहुत सारे ऑर्डर हैं। {advice}',
  confirmEmail: 'ज़्यादा ऑर्डर करने के लिए अपना ईमेल कन्फ़र्म करें: लिंक हमारे भेजे ईमेल में है।',
  tooManyUnits: 'बिना पेमेंट वाले ऑर्डर में {name} के ज़्यादा से ज़्यादा {max} हो सकते हैं। {advice}कम चुनें',
  tooManyUnitsOrdered:
    'बिना पेमेंट वाले ऑर्डर में {name} के ज़्यादा से ज़्यादा {max} हो सकते हैं, और {ordered, plural, one {# पहले ही ऑर्डर हो चुका है} other {# पहले ही ऑर्डर हो चुके हैं}}। {advice}कम चुनें',
}) satisfies typeof english;
