import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { logInByApi } from '../support/api.ts';
import { copySmallShop } from '../support/data-folder.ts';
import { freePort } from '../support/free-port.ts';
import { browser, expect, test } from '../support/journey.ts';
import { logOut } from '../support/log-in.ts';
import { openHydrated, PHONE, visitAt } from '../support/page-at.ts';
import { ADMIN, makeDataDir, type RunningStore, startStore } from '../support/start-store.ts';

/** A shop with a host name, because browsers make no passkeys for IP addresses. */
let url: string;
let store: RunningStore;
let removeData: () => Promise<void>;
test.beforeAll(async () => {
  const { dataDir, remove } = await makeDataDir();
  removeData = remove;
  copySmallShop(dataDir);
  const port = await freePort();
  url = `http://localhost:${port}`;
  store = await startStore({ dataDir, port, env: { PUBLIC_URL: url } });
});
test.afterAll(async () => {
  await store.end('SIGTERM');
  await removeData();
});

test('an admin adds a passkey, logs in with it, adds an app, and removes both', async () => {
  const { tokens } = await logInByApi(store.url, ADMIN.email, ADMIN.password);
  const { context, page, faults } = await visitAt(browser, PHONE, url, tokens);
  await addDevice(page);
  const dialog = page.getByRole('dialog');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });

  await openHydrated(page, '/dashboard/two-step');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Name').fill('Shop laptop');
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const codes = page.getByRole('listitem').locator('code');
  await codes.first().waitFor();
  const [one = '', two = ''] = await codes.allTextContents();
  // The account has no app.
  await page.getByText('If you lose your device, each code logs you in once with your password.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Profile' }).click();
  await dialog.getByText('Have you saved your recovery codes?').waitFor();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await passkeys.getByText(/^Added /).waitFor();
  await passkeys.getByRole('button', { name: 'Remove Shop laptop' }).click();
  await dialog.getByText('A recovery code', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await logOut(page, PHONE);
  await openHydrated(page, '/login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  // The account has no app.
  await page.getByText('Enter one of your recovery codes.').waitFor();
  await page.getByRole('button', { name: 'Back to login' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL((at) => at.pathname === '/');
  await openHydrated(page, '/dashboard/two-step');
  await passkeys.getByText(/^Last used /).waitFor();

  const main = page.getByRole('main');
  await main.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await main.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const key = (await main.locator('code').textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await main.getByLabel('Code from the app').fill(totp.generate());
  await main.getByRole('button', { name: 'Turn on' }).click();
  await main.getByText('Authenticator app on since').waitFor();
  // Those that came with the passkey.
  await main.getByText('10 recovery codes left').waitFor();
  await expect(main).toBeFocused();

  await passkeys.getByRole('button', { name: 'Remove Shop laptop' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await dialog.getByLabel('Code', { exact: true }).fill(one);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByText('Shop laptop')).toHaveCount(0);
  await expect(main).toBeFocused();

  await main.getByRole('button', { name: 'Remove the app' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await dialog.getByLabel('Code', { exact: true }).fill(two);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await main.getByRole('button', { name: 'Set up an authenticator app' }).waitFor();
  await expect(main).toBeFocused();
  // The second step's response.
  expect(faults.filter((fault) => !fault.includes('403'))).toEqual([]);
  await context.close();
});

/** Gives a page a device that makes passkeys and has verified its user. */
async function addDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
