import { AppError } from '../../../platform/app-error.ts';
import { type PaymentProvider, ProviderRefused } from './payment-provider.ts';

const refuse = () => Promise.reject(new ProviderRefused('There is no provider'));

/** Stands where no provider is: nobody can pay by card. */
export const absentProvider: PaymentProvider = {
  publishableKey: '',
  scriptUrl: '',
  createSession: refuse,
  readSession: refuse,
  expireSession: refuse,
  refund: refuse,
  readEvent: () => {
    throw new AppError('BAD_SIGNATURE');
  },
};
