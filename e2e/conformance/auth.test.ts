import type { Page } from '@playwright/test';
import { browser, expect, test, url } from '../support/journey.ts';
import { newShopper } from '../support/api.ts';
import { field } from '../support/form.ts';
import { holdRoute } from '../support/held-route.ts';
import { saveScreenshot } from '../support/save-screenshot.ts';
import { openHydrated, PHONE, type Visit, visitAt } from '../support/page-at.ts';

const submit = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

const REGISTRATION = [
  ['Name', 'Asha Rao'],
  ['Email', 'asha@jhola.example'],
  ['Password', 'mango lassi 42'],
  ['Confirm Password', 'mango lassi 42'],
] as const;

test.describe('signing in', () => {
  let visit: Visit;
  test.beforeAll(async () => {
    visit = await visitAt(browser, PHONE, url);
  });
  test.afterAll(() => visit.context.close());

  test('login is disabled until both fields are filled and while it runs, and can show the password', async () => {
    const { page } = visit;
    const shopper = await newShopper(url);
    await openHydrated(page, '/login');
    const login = submit(page, 'Login');
    await login.waitFor();
    await saveScreenshot(page, 'login');
    expect(await login.isDisabled()).toBe(true);
    await field(page, 'Email').fill(shopper.email);
    expect(await login.isDisabled()).toBe(true);
    await field(page, 'Password').fill(shopper.password);
    expect(await login.isDisabled()).toBe(false);
    expect(await field(page, 'Password').getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await field(page, 'Password').getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await field(page, 'Password').getAttribute('type')).toBe('password');
    const held = await holdRoute(page, '**/api/user/login');
    await login.click();
    const running = submit(page, 'Logging in...');
    await running.waitFor();
    expect(await running.isDisabled()).toBe(true);
    held.release();
    await page.getByText('Login successful!', { exact: true }).waitFor();
    await page.waitForURL(`${url}/`);
  });

  test('register requires name, email, password and its repetition', async () => {
    const { page } = visit;
    await openHydrated(page, '/register');
    const register = submit(page, 'Register');
    await register.waitFor();
    await saveScreenshot(page, 'register');
    for (const [label, text] of REGISTRATION) {
      expect(await register.isDisabled()).toBe(true);
      await field(page, label).fill(text);
    }
    expect(await register.isDisabled()).toBe(false);
  });

  test('a response with an error flag shows its message as an error', async () => {
    const { page } = visit;
    await page.route('**/api/user/register', (route) =>
      route.fulfill({ json: { success: false, error: true, message: 'Already registered' } }),
    );
    await openHydrated(page, '/register');
    for (const [label, text] of REGISTRATION) await field(page, label).fill(text);
    await submit(page, 'Register').click();
    await page.getByRole('alert').getByText('Already registered').waitFor();
    expect(new URL(page.url()).pathname).toBe('/register');
  });

  test('Forgot Password requires an email', async () => {
    const { page } = visit;
    await openHydrated(page, '/forgot-password');
    const send = submit(page, 'Send OTP');
    await send.waitFor();
    await saveScreenshot(page, 'forgot-password');
    expect(await send.isDisabled()).toBe(true);
    await field(page, 'Email').fill('asha@jhola.example');
    expect(await send.isDisabled()).toBe(false);
  });

  test('the OTP has six boxes of one character, and typing moves to the next box', async () => {
    const { page } = visit;
    await openHydrated(page, '/forgot-password');
    await field(page, 'Email').fill('asha@jhola.example');
    await submit(page, 'Send OTP').click();
    await page.waitForURL('**/verification-otp');
    const boxes = page.getByRole('group', { name: 'Six-digit code' }).getByRole('textbox');
    const verify = submit(page, 'Verify OTP');
    await boxes.first().click();
    for (let place = 0; place < 6; place += 1) {
      expect(await verify.isDisabled()).toBe(true);
      expect(await boxes.nth(place).evaluate((box) => box === document.activeElement)).toBe(true);
      await page.keyboard.type(String(place));
      expect(await boxes.nth(place).inputValue()).toBe(String(place));
    }
    expect(await boxes.count()).toBe(6);
    expect(await verify.isDisabled()).toBe(false);
    await saveScreenshot(page, 'verification-otp');
  });

  test('the OTP page without an email redirects to /forgot-password, the reset page without an OTP to home', async () => {
    const { page } = visit;
    await page.goto('/login');
    await page.goto('/verification-otp');
    await page.waitForURL('**/forgot-password');
    await page.goto('/reset-password');
    await page.waitForURL(`${url}/`);
  });
});
