/** For tests: an authenticator app. */
import { Secret, TOTP } from 'otpauth';
import type { Person, TestShop } from '../../../testing/index.ts';

export const STEP_MS = 30_000;

/** The code that the app shows now, or the given number of time steps later. */
export type App = (steps?: number) => string;

/** An app that has scanned an account's secret. */
export function appOf(shop: TestShop, secret: string): App {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return (steps = 0) => totp.generate({ timestamp: shop.clock.now().getTime() + steps * STEP_MS });
}

/** Adds an app to an account; returns it with the message. The code that the app shows afterwards is unused. */
export async function setUpApp(
  shop: TestShop,
  as: Person,
): Promise<{ readonly app: App; readonly recoveryCodes: readonly string[]; readonly message: string }> {
  const { data } = await shop.call('startAuthenticator', { password: as.password }, { as });
  const app = appOf(shop, data.secret);
  const { data: confirmed, message } = await shop.call('confirmAuthenticator', { code: app() }, { as });
  shop.clock.advance(STEP_MS);
  return { app, recoveryCodes: confirmed.recoveryCodes, message };
}

/** Advances the clock to the beginning of a time step, so that a test has thirty seconds until the code changes. */
export function toNextStep({ clock }: TestShop, steps = 1): void {
  clock.advance(steps * STEP_MS - (clock.now().getTime() % STEP_MS));
}
