/** What the program may use of the sandbox. */
export type { SandboxFaults } from './faults/fault-desk.ts';
export { SANDBOX_POINTS, type SandboxPoint } from './faults/points.ts';
export {
  type PaymentSandbox,
  registerPaymentSandbox,
} from './register-payment-sandbox.ts';
