/** What the program may use of the sandbox. */
export {
  openPaymentSandbox,
  type PaymentSandbox,
  type SandboxOptions,
} from './open-payment-sandbox.ts';
