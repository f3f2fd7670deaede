import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { newShopper } from '../support/api.ts';
import { browser } from '../support/browser.ts';
import { keepScreen } from '../support/keep-screen.ts';
import { sendLogin, logIn, logOut } from '../support/log-in.ts';
import { openAlive, SIZES, visitAt } from '../support/page-at.ts';

const { url, dataDir } = inject('store');

const storedTokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('accesstoken'), localStorage.getItem('refreshToken')]);

/** The six digits of the mail that the shop has put out for somebody. */
async function otpFor(email: string): Promise<string | null> {
  const outbox = join(dataDir, 'outbox');
  for (const name of (await readdir(outbox)).sort().reverse()) {
    const mail = await readFile(join(outbox, name), 'utf8');
    const otp = mail.includes(email) ? /your OTP is (\d{6})/.exec(mail)?.[1] : undefined;
    if (otp !== undefined) return otp;
  }
  return null;
}

describe.each(SIZES)('the session on $name', (size) => {
  it('logging out clears what the browser held, and says so to the other tab', async () => {
    const shopper = await newShopper(url);
    const { context, page } = await visitAt(browser, size, url);
    await logIn(page, shopper);
    expect(await storedTokens(page)).not.toContain(null);
    const other = await context.newPage();
    await openAlive(other, '/dashboard/profile');
    await other.getByText('Your Profile').waitFor();
    await logOut(page, size);
    await expect.poll(() => storedTokens(page)).toEqual([null, null]);
    await other.getByText('You are logged out').waitFor();
    await context.close();
  });

  it('two tabs agree on the cart', async () => {
    const { context, page } = await visitAt(browser, size, url);
    const other = await context.newPage();
    await openAlive(other, '/');
    await openAlive(page, '/');
    await page.getByRole('button', { name: /^Add / }).first().click();
    await other.getByText('1 item').locator('visible=true').first().waitFor();
    await context.close();
  });

  it('a session that is dead leads to /login at the second failure', async () => {
    const shopper = await newShopper(url);
    const { context, page } = await visitAt(browser, size, url);
    await logIn(page, shopper);
    await page.evaluate(() => {
      for (const key of ['accesstoken', 'refreshToken']) localStorage.setItem(key, 'dead');
    });
    await context.clearCookies();
    await page.goto('/dashboard/address');
    await page.waitForURL('**/login');
    await expect.poll(() => storedTokens(page)).toEqual([null, null]);
    await context.close();
  });

  it('a forgotten password is replaced by way of the OTP in the mail', async () => {
    const { email } = await newShopper(url);
    const { context, page } = await visitAt(browser, size, url);
    await openAlive(page, '/forgot-password');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.waitForURL('**/verification-otp');
    await expect.poll(() => otpFor(email), { timeout: 10_000 }).not.toBeNull();
    await page.getByLabel('Digit 1').click();
    await page.keyboard.type((await otpFor(email)) ?? '');
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await page.waitForURL('**/reset-password');
    await keepScreen(page, 'reset-password');
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await page.getByLabel('New Password', { exact: true }).fill('kesar pista 77');
    await page.getByLabel('Confirm Password', { exact: true }).fill('kesar pista');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByText('New password and confirm password must be same').first().waitFor();
    await page.getByLabel('Confirm Password', { exact: true }).fill('kesar pista 77');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.waitForURL('**/login');
    await sendLogin(page, { email, password: 'kesar pista 77' });
    await page.waitForURL((at) => at.pathname !== '/login');
    expect(await storedTokens(page)).not.toContain(null);
    await context.close();
  });

  it('a tap on Add before the page is alive is not lost', async () => {
    const { context, page } = await visitAt(browser, size, url);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^Add / }).first().click();
    release();
    await page.getByText('1 item').locator('visible=true').first().waitFor();
    await context.close();
  });
});
