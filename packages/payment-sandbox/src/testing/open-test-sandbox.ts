import { fileURLToPath } from 'node:url';
import { createRecordingLog } from '@jhola/tools/testing/recording-log.ts';
import { createTestClock } from '@jhola/tools/testing/test-clock.ts';
import { openPaymentSandbox, type PaymentSandbox, type SandboxOptions } from '../open-payment-sandbox.ts';

export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The URL of its pages, unless the test gives one. */
export const SHOP_URL = 'http://shop.test';

type Given = Pick<SandboxOptions, 'databaseUrl' | 'webhookUrl'> & Partial<SandboxOptions>;

/** A sandbox on a database of the test; options that aren't given have harmless defaults. */
export function openTestSandbox(given: Given): Promise<PaymentSandbox> {
  return openPaymentSandbox({
    migrations: MIGRATIONS,
    clock: createTestClock(),
    log: createRecordingLog(),
    publicUrl: SHOP_URL,
    ...given,
  });
}
