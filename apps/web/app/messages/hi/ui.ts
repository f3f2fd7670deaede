import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/ui.ts';

/** Controls and prices on many pages. */
export const texts = catalogue({
  logo: 'Jhola',
  tenMinutes: '10 मिनट',
  tenMinutesBadge: '10 मिनट',
  remove: '{name} हटाएँ',
  // Quantity
  add: 'जोड़ें',
  addProduct: '{name} जोड़ें',
  quantity: '{name} की मात्रा',
  oneLess: '{name} एक कम करें',
  oneMore: '{name} एक और जोड़ें',
  // Prices
  before: 'पहले',
  discount: '{percent}% छूट',
  off: '{percent}% छूट',
}) satisfies typeof english;
