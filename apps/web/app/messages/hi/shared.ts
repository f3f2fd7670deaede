import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/shared.ts';

/** Texts of several features. */
export const texts = catalogue({
  pageTitle: '{page} · Jhola',
  loading: 'लोड हो रहा है…',
  tryAgain: 'फिर कोशिश करें',
  close: 'बंद करें',
  goHome: 'होम पर जाएँ',
  myOrders: 'मेरे ऑर्डर',
  cancel: 'रद्द करें',
  save: 'सेव करें',
  saving: 'सेव हो रहा है...',
  outOfStock: 'स्टॉक ख़त्म',
}) satisfies typeof english;
