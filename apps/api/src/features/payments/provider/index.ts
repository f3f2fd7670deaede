/** The interface of payment providers. */
export { configuredProvider } from './configured-provider.ts';
export { type PaymentProvider, ProviderRefused } from './payment-provider.ts';
export { createStandInProvider } from './stripe/stand-in-provider.ts';
export { traceProvider } from './trace-provider.ts';
