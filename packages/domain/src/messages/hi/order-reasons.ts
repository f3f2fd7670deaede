import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/order-reasons.ts';

/** Predefined reasons why an order ends without a delivery, so that each reader sees them in their own language. */
export const texts = catalogue({
  // It was cancelled
  ranOut: 'आपके ऑर्डर का कोई सामान ख़त्म हो गया है',
  noPhone: 'फ़ोन पर आपसे बात नहीं हो सकी',
  tooFar: 'हम इस पते पर डिलीवरी नहीं करते',
  youAsked: 'आपने रद्द करने को कहा',
  // It could not be delivered
  nobodyHome: 'दरवाज़े पर कोई नहीं था',
  notWanted: 'आपको ऑर्डर अब नहीं चाहिए था',
  noAddress: 'आपका पता नहीं मिला',
  // Set by the program
  soldOut: 'पेमेंट कन्फ़र्म होने के दौरान स्टॉक ख़त्म हो गया',
}) satisfies typeof english;
