export { paymentKey } from './payment-key.ts';
export { PayingWatch } from './paying-watch.tsx';
export { beginPaying, payingSession } from './paying-session.ts';
