import type { Page } from '@playwright/test';
import { dataDir, expect, test, url } from '../support/journey.ts';
import { newShopper } from '../support/api.ts';
import { saveScreenshot } from '../support/save-screenshot.ts';
import { logIn, logOut, sendLogin } from '../support/log-in.ts';
import { otpFor } from '../support/outbox.ts';
import { openHydrated, PHONE } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';

const storedTokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('accesstoken'), localStorage.getItem('refreshToken')]);

test.describe('the session', () => {
  test('logging out clears the browser’s data, also in the other tab', async () => {
    const shopper = await newShopper(url);
    const { context, page } = await visitAgain(PHONE);
    await logIn(page, shopper);
    expect(await storedTokens(page)).not.toContain(null);
    const other = await context.newPage();
    await openHydrated(other, '/dashboard/profile');
    await other.getByRole('heading', { name: 'Your Profile' }).waitFor();
    await logOut(page, PHONE);
    await expect.poll(() => storedTokens(page)).toEqual([null, null]);
    await other.getByRole('heading', { name: 'You are logged out', level: 1 }).waitFor();
    await context.close();
  });

  test('an ended session redirects to /login at the second failure', async () => {
    const shopper = await newShopper(url);
    const { context, page } = await visitAgain(PHONE);
    await logIn(page, shopper);
    // From the next document on, so that the calls of this one don't fail.
    await page.addInitScript(() => {
      for (const key of ['accesstoken', 'refreshToken']) localStorage.setItem(key, 'dead');
    });
    await context.clearCookies();
    await page.goto('/dashboard/address');
    await page.waitForURL('**/login');
    await expect.poll(() => storedTokens(page)).toEqual([null, null]);
    await sendLogin(page, shopper);
    await page.waitForURL('**/dashboard/address');
    // It isn't in the history twice.
    await page.goBack();
    await page.waitForURL(`${url}/`);
    await context.close();
  });

  test('a forgotten password is reset with the OTP in the mail; the email is typed once, and checkout goes on', async () => {
    const { email } = await newShopper(url);
    const { context, page } = await visitAgain(PHONE);
    await openHydrated(page, '/checkout');
    await page.waitForURL('**/login');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.waitForURL('**/forgot-password');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.waitForURL('**/verification-otp');
    await expect.poll(() => otpFor(dataDir, email)).not.toBeNull();
    await page.getByLabel('Digit 1').click();
    await page.keyboard.type((await otpFor(dataDir, email)) ?? '');
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await page.waitForURL('**/reset-password');
    await saveScreenshot(page, 'reset-password');
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await page.getByLabel('New Password', { exact: true }).fill('kesar pista 77');
    await page.getByLabel('Confirm Password', { exact: true }).fill('kesar pista');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByText('New password and confirm password must be same').first().waitFor();
    await page.getByLabel('Confirm Password', { exact: true }).fill('kesar pista 77');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.waitForURL('**/login');
    await page.getByLabel('Password', { exact: true }).fill('kesar pista 77');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/checkout');
    expect(await storedTokens(page)).not.toContain(null);
    await context.close();
  });
});
