import { type PaymentProvider, ProviderRefused } from '../features/payments/index.ts';
import { AppError } from '../platform/app-error.ts';

const refuse = () => Promise.reject(new ProviderRefused('There is no provider'));

/** For tests that need no payment provider: paying by card isn't possible. */
export const absentProvider: PaymentProvider = {
  publishableKey: '',
  scriptUrl: '',
  pageSources: { scripts: [], frames: [], connections: [] },
  openForMs: 30 * 60_000,
  timeoutMs: 12_000,
  createSession: refuse,
  readSession: refuse,
  expireSession: refuse,
  refund: refuse,
  readRefunds: refuse,
  pageOf: () => null,
  readEvent: () => Promise.reject(new AppError('BAD_SIGNATURE')),
};
