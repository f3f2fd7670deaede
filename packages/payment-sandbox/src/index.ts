/** What the shop's program may use of the sandbox. */
export {
  openPaymentSandbox,
  type PaymentSandbox,
  type SandboxOptions,
} from './open-payment-sandbox.ts';
