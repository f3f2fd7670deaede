import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/order-alerts.ts';

/** Announcements of new orders. */
export const texts = catalogue({
  newOrders: 'नए ऑर्डर',
  sound: 'आवाज़',
  notifications: 'नोटिफ़िकेशन',
  tapToHear: 'नए ऑर्डर की आवाज़ के लिए कहीं भी टैप करें',
  // Notifications
  newOrder: 'नया ऑर्डर {order}',
  newOrderBody: '{customer}, {total}',
  severalNewOrders: '{count} नए ऑर्डर',
  severalNewOrdersBody: '{orders}; {total}',
  firstNotification: 'नए ऑर्डर ऐसे दिखेंगे',
  blocked: 'नोटिफ़िकेशन ब्लॉक हैं। ब्राउज़र की सेटिंग में इस साइट के लिए चालू करें',
  notSupported: 'यह ब्राउज़र नोटिफ़िकेशन नहीं दिखा सकता। आवाज़ चालू कर लें',
}) satisfies typeof english;
