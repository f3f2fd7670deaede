import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { dataDir, expect, test, url } from '../support/journey.ts';
import { logInByApi, newShopper } from '../support/api.ts';
import { ADMIN } from '../support/start-store.ts';
import { bottomOf, field, hasFocus, messageOf, press } from '../support/form.ts';
import { bodiesOf, holdRoute } from '../support/held-route.ts';
import { otpFor } from '../support/outbox.ts';
import { openHydrated, PHONE } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';
import { stopTime } from '../support/stop-time.ts';

/** Longer than a navigation takes. */
const NAVIGATION_MS = 500;

const boxesOf = (page: Page) => page.getByRole('group', { name: 'Six-digit code' }).getByRole('textbox');

async function digits(page: Page): Promise<string> {
  const values = await boxesOf(page).evaluateAll((boxes) =>
    boxes.map((box) => (box as HTMLInputElement).value || '_'),
  );
  return values.join('');
}

const paste = (box: Locator, text: string) =>
  box.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.focus();
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Like a keyboard's one-time-code suggestion: replaces the value and fires a plain input event. */
const autofill = (box: Locator, text: string) =>
  box.evaluate((element, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

test('a tap at the edge of a field puts the cursor into it', async () => {
  const { context, page } = await visitAgain(PHONE);
  await openHydrated(page, '/login');
  for (const name of ['Email', 'Password']) {
    const frame = page.locator('.in').filter({ has: field(page, name) });
    await frame.click({ position: { x: 5, y: 5 } });
    expect([name, await hasFocus(field(page, name))]).toEqual([name, true]);
  }
  await context.close();
});

test.describe('the OTP', () => {
  test('can be retyped, pasted, corrected and autofilled, and exactly the displayed code is sent', async () => {
    const { email } = await newShopper(url);
    const { context, page } = await visitAgain(PHONE);
    await openHydrated(page, '/forgot-password');
    await field(page, 'Email').fill(email);
    await press(page, 'Send OTP');
    await page.waitForURL('**/verification-otp');
    const boxes = boxesOf(page);
    await expect.poll(() => hasFocus(boxes.first())).toBe(true);
    await expect.poll(() => otpFor(dataDir, email)).not.toBeNull();
    const otp = (await otpFor(dataDir, email)) ?? '';
    const wrong = otp.slice(0, 5) + ((Number(otp[5]) + 1) % 10);
    const sent = bodiesOf(page, '/api/user/verify-forgot-password-otp');

    await page.keyboard.type(wrong);
    expect(await digits(page)).toBe(wrong);
    await press(page, 'Verify OTP');
    const refusal = 'That OTP is wrong or has expired';
    await page.getByRole('group').getByText(refusal).waitFor();
    expect(await messageOf(page.getByRole('group', { name: 'Six-digit code' }))).toBe(refusal);
    await expect.poll(() => hasFocus(boxes.first())).toBe(true);
    // The same code again would only use up another attempt.
    await press(page, 'Verify OTP');
    expect(sent).toHaveLength(1);

    // Five of the six digits are already correct.
    await boxes.first().click();
    for (const [place, digit] of [...otp].entries()) {
      expect(await hasFocus(boxes.nth(place))).toBe(true);
      await page.keyboard.type(digit);
    }
    expect(await digits(page)).toBe(otp);
    expect(await page.getByRole('group').getByText(refusal).count()).toBe(0);

    await paste(boxes.nth(3), ' 409-125 ');
    expect(await digits(page)).toBe('409125');
    await paste(boxes.nth(2), '77');
    expect(await digits(page)).toBe('407725');
    expect(await hasFocus(boxes.nth(4))).toBe(true);
    await boxes.nth(1).click();
    await page.keyboard.type('x3');
    expect(await digits(page)).toBe('437725');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    expect(await digits(page)).toBe('4__725');
    expect(await page.getByRole('button', { name: 'Verify OTP' }).isDisabled()).toBe(true);
    await page.keyboard.type('09');
    await boxes.nth(5).focus();
    await page.keyboard.press('Delete');
    expect(await digits(page)).toBe('40972_');
    const offers = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).autocomplete));
    expect(offers).toEqual(['one-time-code', 'off', 'off', 'off', 'off', 'off']);
    await autofill(boxes.first(), otp);
    expect(await digits(page)).toBe(otp);

    await press(page, 'Verify OTP');
    await page.waitForURL('**/reset-password');
    expect(sent.map((body) => body['otp'])).toEqual([wrong, otp]);

    const chosen = field(page, 'New Password');
    await chosen.fill('India@123');
    await page.getByText('This password is common').waitFor();
    expect(await messageOf(chosen)).toContain('easy to guess');
    await chosen.fill('kesar');
    await field(page, 'Confirm Password').fill('kesar');
    await press(page, 'Reset Password');
    await expect.poll(() => messageOf(chosen)).toBe('Password must have at least 8 characters');
    expect(await chosen.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => hasFocus(chosen)).toBe(true);
    await chosen.fill('India@123');
    await field(page, 'Confirm Password').fill('India@123');
    await press(page, 'Reset Password');
    await page.waitForURL('**/login');
    await context.close();
  });
});

test('the code can be sent again after a minute, also if the page was in the background', async () => {
  const { email } = await newShopper(url);
  const { context, page } = await visitAgain(PHONE);
  await page.clock.install();
  await openHydrated(page, '/forgot-password');
  await field(page, 'Email').fill(email);
  await press(page, 'Send OTP');
  await page.waitForURL('**/verification-otp');
  const again = page.getByRole('button', { name: 'Send again' });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  // The shopper looks for the mail in another app: meanwhile no timer runs.
  await page.clock.fastForward(61_000);
  await expect(again).not.toHaveAttribute('aria-disabled');
  await context.close();
});

test('the server’s errors of a registration are shown beside the fields, and the toast disappears on success', async () => {
  const email = `new-${Date.now()}@jhola.example`;
  const { email: taken } = await newShopper(url);
  const { context, page } = await visitAgain(PHONE);
  await openHydrated(page, '/register');
  await field(page, 'Name').fill('Asha Rao');
  // Without an @ the browser would show its own message, in its own language.
  await field(page, 'Email').fill('asha');
  await field(page, 'Password').fill('mango');
  await field(page, 'Confirm Password').fill('mango');
  await press(page, 'Register');
  await expect.poll(() => messageOf(field(page, 'Email'))).toBe('Please enter a valid email address');
  expect(await messageOf(field(page, 'Password'))).toBe('Password must have at least 8 characters');
  await expect.poll(() => hasFocus(field(page, 'Email'))).toBe(true);
  const toasts = page.locator('.toast-error');
  expect(await toasts.allTextContents()).toEqual(['Please enter a valid email address']);
  await field(page, 'Email').fill(taken);
  expect(await messageOf(field(page, 'Email'))).toBe('');
  await field(page, 'Password').fill('password123');
  await field(page, 'Confirm Password').fill('password123');
  await page.getByText('This password is common').waitFor();
  await press(page, 'Register');
  await expect.poll(() => messageOf(field(page, 'Email'))).toBe('An account with this email already exists');
  await field(page, 'Email').fill(email);
  await press(page, 'Register');
  await page.waitForURL('**/login');
  expect(await toasts.count()).toBe(0);
  await context.close();
});

test('a wrong password’s error is shown beside it; the toast doesn’t cover it, and disappears with the page', async () => {
  const { email } = await newShopper(url);
  const { context, page } = await visitAgain(PHONE);
  await page.clock.install();
  await openHydrated(page, '/login');
  await stopTime(page);
  await field(page, 'Email').fill(email);
  const password = field(page, 'Password');
  await password.fill('not the one');
  // As with a phone's keyboard open: the field is where toasts usually are.
  await page.setViewportSize({ width: PHONE.width, height: Math.ceil(await bottomOf(password)) + 60 });
  await password.press('Enter');
  const toast = page.locator('.toast-error');
  await toast.waitFor();
  await expect.poll(() => bottomOf(toast)).toBeLessThan((await password.boundingBox())?.y ?? 0);
  expect((await toast.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await expect.poll(() => messageOf(field(page, 'Password'))).toBe('Email or password is wrong');
  await expect.poll(() => hasFocus(field(page, 'Password'))).toBe(true);
  // It disappears by itself after four seconds, and a younger one than a second stays on the next page.
  await page.clock.runFor(1_100);
  expect(await toast.count()).toBe(1);
  await page.getByRole('link', { name: 'Register' }).click();
  await page.waitForURL('**/register');
  await toast.waitFor({ state: 'detached' });
  await context.close();
});

test('a late response to a form leads nowhere once somebody has gone to another page', async () => {
  const { email, password } = await newShopper(url);
  const { context, page } = await visitAgain(PHONE);
  const leaveWhileSending = async (call: string, button: string, link: string, path: string) => {
    const held = await holdRoute(page, `**/api/user/${call}`);
    await press(page, button);
    await expect.poll(() => held.seen).toBe(1);
    await page.getByRole('link', { name: link }).click();
    await page.waitForURL(`**${path}`);
    const response = page.waitForResponse(`**/api/user/${call}`);
    held.release();
    await response;
    await page.waitForTimeout(NAVIGATION_MS);
    expect(new URL(page.url()).pathname).toBe(path);
  };
  await openHydrated(page, '/login');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await leaveWhileSending('login', 'Login', 'Forgot password?', '/forgot-password');
  await leaveWhileSending('forgot-password', 'Send OTP', 'Login', '/login');
  await context.close();
});

test('an admin sets up two-step verification, and logs in with a code and with a recovery code', async () => {
  const { email, password, tokens, api } = await newShopper(url, 'Meera');
  const { data: user } = await api('userDetails');
  const shopkeeper = await logInByApi(url, ADMIN.email, ADMIN.password);
  await shopkeeper.api('changeRole', { _id: user._id, role: 'ADMIN' });
  const { context, page } = await visitAgain(PHONE, tokens);
  // As in a shop that requires it.
  const refusal = {
    success: false,
    error: true,
    message: 'Set it up',
    data: null,
    code: 'SECOND_FACTOR_NEEDED',
  };
  await page.route('**/api/people/users*', (route) => route.fulfill({ status: 403, json: refusal }));
  await openHydrated(page, '/dashboard/users');
  await page.waitForURL('**/dashboard/two-step');
  await openHydrated(page, '/dashboard/profile');
  await page.getByRole('link', { name: 'Manage' }).click();
  await field(page, 'Password').fill(password);
  await press(page, 'Set up an authenticator app');
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  // For an app on the same phone, whose camera can't see the code.
  expect(await page.getByRole('link', { name: 'Open it' }).getAttribute('href')).toMatch(
    /^otpauth:\/\/totp\//,
  );
  const key = (await page.locator('code').textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await expect(field(page, 'Code from the app')).toBeFocused();
  await field(page, 'Code from the app').fill(totp.generate());
  await press(page, 'Turn on');
  const heading = page.getByRole('heading', { name: 'Your recovery codes' });
  await expect.poll(() => hasFocus(heading)).toBe(true);
  // Not in a toast, which would cover the buttons below the codes.
  await page.getByRole('main').getByText('Two-step verification is on').waitFor();
  const [recoveryCode = ''] = await page.getByRole('listitem').locator('code').allTextContents();
  await press(page, 'I have saved them');
  await page.getByText('10 recovery codes left').waitFor();
  await expect(page.getByRole('main')).toBeFocused();
  await context.close();

  const enterPassword = async (again: Page) => {
    await openHydrated(again, '/login');
    await field(again, 'Email').fill(email);
    await field(again, 'Password').fill(password);
    await press(again, 'Login');
    await again.getByRole('heading', { name: 'Two-step verification' }).waitFor();
  };
  const first = await visitAgain(PHONE);
  await enterPassword(first.page);
  const code = field(first.page, 'Code');
  await expect.poll(() => hasFocus(code)).toBe(true);
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(await code.getAttribute('inputmode')).toBe('numeric');
  await code.fill('12');
  await press(first.page, 'Login');
  await expect.poll(() => messageOf(code)).toBe('That code is wrong, has expired or was used already');
  // The current code was used up above.
  await code.fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await press(first.page, 'Login');
  await first.page.waitForURL((at) => at.pathname === '/');
  await first.context.close();

  const second = await visitAgain(PHONE);
  await enterPassword(second.page);
  await press(second.page, 'Back to login');
  await second.page.getByRole('heading', { name: 'Login' }).waitFor();
  await expect(second.page.getByRole('main')).toBeFocused();
  await press(second.page, 'Login');
  await press(second.page, 'Use a recovery code');
  await field(second.page, 'Recovery code').fill(recoveryCode);
  await press(second.page, 'Login');
  await second.page.waitForURL((at) => at.pathname === '/');
  await second.context.close();
});
