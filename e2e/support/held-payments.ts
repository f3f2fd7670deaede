import type { WireHeldPayment } from '@jhola/contract/client';
import type { Page } from 'playwright-core';
import { HOME } from './api.ts';

/** A payment of ₹200 for an abandoned order, which arrived late. */
const LATE: WireHeldPayment = {
  _id: '01hw0000000000000000000000',
  orderId: 'JH-1',
  items: [],
  delivery_address: HOME,
  placed: false,
  since: new Date().toISOString(),
  reason: 'late',
  expected: 200,
  taken: null,
  note: null,
  customer: { name: 'Asha Rao', email: 'asha@jhola.example' },
  sessionId: 'cs_1',
  paymentIntent: 'pi_1',
  providerUrl: null,
};

/** The order desk of this page shows these held payments from now on, each `LATE` with other values. */
export async function showHeldPayments(
  page: Page,
  payments: readonly Partial<WireHeldPayment>[],
): Promise<void> {
  await page.route('**/api/desk/held-payments', (route) => {
    const data = payments.map((payment) => ({ ...LATE, ...payment }));
    return route.fulfill({ json: { success: true, error: false, message: '', data } });
  });
}
