import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/order-desk.ts';

/** The next step of an order, and held card payments: on the order desk and on the pages of its orders. */
export const texts = catalogue({
  orders: 'ऑर्डर',
  pickList: 'पिक लिस्ट',
  // The next step of an order
  startPacking: 'पैकिंग शुरू करें',
  handToRider: 'राइडर को दें',
  markDelivered: 'डिलीवर हो गया',
  // The age of an order, for screen readers
  waitsFor: 'इंतज़ार: {time}',
  waitsForLate: 'इंतज़ार: {time}, देर हो गई',
  took: '{time} लगे',
  tookLate: '{time} लगे, देर हुई',
  // Held payments
  paymentHeld: 'पेमेंट रुका है',
  paymentHeldOf: 'पेमेंट रुका है, {order}',
  showAllHeld: 'सभी {count} देखें',
  notPlaced: 'ऑर्डर नहीं हुआ',
  expected: 'मिलना चाहिए',
  received: 'मिला',
  reported: 'कब पता चला',
  customer: 'ग्राहक',
  payment: 'पेमेंट',
  session: 'सेशन',
  openAtProvider: 'पेमेंट प्रोवाइडर पर खोलें',
  markResolved: 'हल हुआ मार्क करें',
  unknownAmount: 'रकम पता नहीं',
  // Why a payment is held, without the full stop
  heldForAmount: '{expected} मिलने थे, {received} मिले',
  heldNameless: 'पेमेंट हो गया, पर प्रोवाइडर ने रिफ़ंड के लिए पेमेंट ID नहीं दी',
  heldLate: 'पेमेंट समय सीमा के बाद हुआ, तब तक ऑर्डर हट चुका था',
  heldPaidTwice: 'ऑर्डर का पेमेंट दूसरी बार हुआ, किसी और पेमेंट पेज पर',
  heldOtherPage: 'पेमेंट ऐसे पेमेंट पेज पर हुआ जो इस ऑर्डर का नहीं है',
  heldRefunded: 'प्रोवाइडर पर पैसे रिफ़ंड हो गए, पर ऑर्डर अभी खुला है',
  heldUnrefunded: 'प्रोवाइडर ने रिफ़ंड से मना कर दिया',
  fullStop: '{sentence}।',
  // What to do about it
  adviceRefund: 'इसे पैक न करें। पेमेंट प्रोवाइडर पर पैसे रिफ़ंड करें। पूरी रकम रिफ़ंड होते ही यह सूचना हट जाएगी।',
  adviceRefundBySession: 'इसे पैक न करें। नीचे दिए सेशन से पेमेंट प्रोवाइडर पर पैसे रिफ़ंड करें, फिर हल हुआ मार्क करें।',
  adviceRefundByHand: 'इसे पैक न करें। पेमेंट प्रोवाइडर पर पैसे रिफ़ंड करें, फिर हल हुआ मार्क करें।',
  adviceRefunded: 'अगर ऑर्डर नहीं भेजना है तो रद्द करें: रिफ़ंड दो बार नहीं होगा। नहीं तो हल हुआ मार्क करें।',
  adviceUnrefunded: 'प्रोवाइडर के जिस अकाउंट में पैसे आए थे, उससे या किसी और तरीके से रिफ़ंड करें, फिर हल हुआ मार्क करें।',
  adviceExtraPayment: 'ऑर्डर ठीक है। यह अतिरिक्त पेमेंट प्रोवाइडर पर रिफ़ंड करें, फिर हल हुआ मार्क करें।',
}) satisfies typeof english;
