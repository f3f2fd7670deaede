import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/order-desk-list.ts';

/** The list of orders on the order desk. */
export const texts = catalogue({
  keys: '<key>J</key> <key>K</key> ऊपर-नीचे <key>Enter</key> अगला काम <key>X</key> चुनें <key>O</key> खोलें',
  live: 'लाइव, {time}',
  notUpdating: '{time} से अपडेट नहीं हो रहा',
  notLoaded: 'ऑर्डर लोड नहीं हो सके',
  // The figures
  openNow: 'अभी खुले',
  overPromise: '{minutes} मिनट से ज़्यादा',
  sinceMorning: 'सुबह से',
  delivery: 'डिलीवरी {number}',
  lastDeliveries: 'पिछली डिलीवरी, मिनट और सेकंड',
  nothingDelivered: 'अभी कोई डिलीवरी नहीं हुई',
  deliverySummary:
    '{count, plural, one {पिछली डिलीवरी} other {पिछली # डिलीवरी, मीडियन}} {median}, {inTime} दस मिनट के अंदर',
  // Filters
  state: 'स्टेटस',
  stateOpen: 'खुले',
  stateAll: 'सभी',
  searchLabel: 'ऑर्डर खोजें',
  searchPlaceholder: 'नंबर, नाम, फ़ोन या पिनकोड',
  pages: 'पेज',
  previous: 'पिछला',
  next: 'अगला',
  // The list
  newOrders: '{count, plural, one {# नया ऑर्डर} other {# नए ऑर्डर}}',
  noneWaiting: 'कोई ऑर्डर इंतज़ार में नहीं',
  noneWaitingHint: 'नए ऑर्डर यहाँ अपने-आप दिखेंगे।',
  noneMatches: 'ऐसा कोई ऑर्डर नहीं मिला',
  noneMatchesHint: 'ऑर्डर नंबर, नाम, फ़ोन या पिनकोड से खोजें।',
  newOrder: 'नया ऑर्डर {order}, {customer} का',
  severalNewOrders: '{count} नए ऑर्डर, आख़िरी {order}, {customer} का',
  age: 'समय',
  order: 'ऑर्डर',
  items: 'आइटम',
  total: 'कुल',
  status: 'स्टेटस',
  nextStep: 'अगला काम',
  stepOf: '{step} {order}',
  selectAll: 'सभी चुनें',
  selectOrder: '{order} चुनें',
  itemCount: '{count} आइटम',
  unpaid: 'बिना पेमेंट के {count} ऑर्डर, ज़्यादा से ज़्यादा {most}',
  unpaidUnverified: 'बिना पेमेंट के {count} ऑर्डर, ज़्यादा से ज़्यादा {most}, ईमेल कन्फ़र्म नहीं',
  unpaidLimit: 'बिना पेमेंट के {count} ऑर्डर (लिमिट पूरी)',
  unpaidLimitUnverified: 'बिना पेमेंट के {count} ऑर्डर (लिमिट पूरी), ईमेल कन्फ़र्म नहीं',
  movedOn: 'आगे बढ़ गया',
  late: '{time} की देरी',
  inTime: 'समय पर',
  // Bulk actions
  selectedOrders: 'चुने हुए ऑर्डर',
  selected: '{count} चुने हुए',
  clear: 'हटाएँ',
  moved: '{count, plural, one {# ऑर्डर आगे बढ़ा} other {# ऑर्डर आगे बढ़े}}',
  notMoved: '{count, plural, one {# ऑर्डर आगे नहीं बढ़ा} other {# ऑर्डर आगे नहीं बढ़े}}',
}) satisfies typeof english;
