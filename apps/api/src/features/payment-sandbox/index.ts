/** What the program may use of the sandbox. */
export {
  type PaymentSandbox,
  registerPaymentSandbox,
} from './register-payment-sandbox.ts';
