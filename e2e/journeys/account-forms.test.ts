import type { Page } from '@playwright/test';
import { dataDir, expect, test, url } from '../support/journey.ts';
import { apiOf, HOME, logInByApi, newShopper } from '../support/api.ts';
import { bottomOf, field, fillAddress, hasFocus, messageOf, press } from '../support/form.ts';
import { bodiesOf, BUSY, holdRoute, loseResponse, respondBusyAfterwards } from '../support/held-route.ts';
import { confirmationPathFor, mailsTo } from '../support/outbox.ts';
import { LAPTOP, openHydrated, PHONE } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';

async function confirmationsTo(email: string): Promise<number> {
  return (await mailsTo(dataDir, email)).filter((mail) => mail.includes('Please confirm your email')).length;
}

test('the profile accepts a mobile number with +91, shows errors beside the field, and mails the confirmation again', async () => {
  const { email, tokens } = await newShopper(url);
  const { context, page } = await visitAgain(PHONE, tokens);
  await openHydrated(page, '/dashboard/profile');
  const mobile = field(page, 'Mobile Number');
  await mobile.fill('+91 98450');
  await press(page, 'Save Changes');
  await expect.poll(() => messageOf(mobile)).toBe('Please enter a valid 10-digit mobile number');
  await expect.poll(() => hasFocus(mobile)).toBe(true);
  await mobile.fill('+91 98450-12345');
  await press(page, 'Save Changes');
  await page.getByText('Profile saved').waitFor();
  expect(await mobile.inputValue()).toBe('9845012345');
  await expect.poll(() => confirmationsTo(email)).toBe(1);
  await page.getByText('Email not confirmed').waitFor();
  await press(page, 'Send again');
  await page.getByText('Mail sent').waitFor();
  await page.getByText('Send again in').waitFor();
  const again = page.getByRole('button', { name: 'Send again' });
  await expect(again).toBeFocused();
  expect(await again.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => confirmationsTo(email)).toBe(2);
  await openHydrated(page, '/verify-email?code=an-old-code-of-somebody-else');
  await page.getByText(`Need a new link for ${email}?`).waitFor();
  await context.close();
});

test('another language keeps what was typed into the profile, except a password, until the page is left', async () => {
  const { email, tokens } = await newShopper(url);
  const { context, page } = await visitAgain(LAPTOP, tokens);
  await openHydrated(page, '/dashboard/profile');
  await field(page, 'Full Name').fill('Asha Kulkarni');
  await field(page, 'Email Address').fill(`new-${email}`);
  await page.getByRole('textbox', { name: 'Password' }).fill('mango lassi 42');
  const reached = await holdRoute(page, '**/dashboard/profile');
  await page.getByLabel('Language').selectOption('hi');
  // The choice is acknowledged while the shop hasn’t responded.
  await expect(page.getByLabel('Language')).toHaveAttribute('aria-busy', 'true');
  reached.release();
  await page.getByLabel('भाषा').selectOption('en');
  await page.getByLabel('Language').waitFor();
  await expect(field(page, 'Full Name')).toHaveValue('Asha Kulkarni');
  await expect(field(page, 'Email Address')).toHaveValue(`new-${email}`);
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  await page.getByRole('main').getByRole('link', { name: 'See all' }).click();
  // Not only its URL, which is shown before the page: until then the profile isn't left.
  await page.getByRole('heading', { name: 'Stock alerts', level: 1 }).waitFor();
  await page.goBack();
  await expect(field(page, 'Full Name')).toHaveValue('Asha Rao');
  await context.close();
});

test('what is typed into the profile while it is being saved stays', async () => {
  const { tokens } = await newShopper(url);
  const { context, page } = await visitAgain(LAPTOP, tokens);
  await openHydrated(page, '/dashboard/profile');
  const held = await holdRoute(page, '**/api/user/update-user');
  await field(page, 'Full Name').fill('Asha Kulkarni');
  await field(page, 'Mobile Number').fill('98450 12345');
  await press(page, 'Save Changes');
  await expect.poll(() => held.seen).toBe(1);
  await field(page, 'Mobile Number').fill('98450 54321');
  held.release();
  await page.getByText('Profile saved').waitFor();
  await expect(field(page, 'Full Name')).toHaveValue('Asha Kulkarni');
  await expect(field(page, 'Mobile Number')).toHaveValue('98450 54321');
  await context.close();
});

test('the profile shows what was changed elsewhere, and saves only what is edited in it', async () => {
  const { email, api, tokens } = await newShopper(url);
  const { context, page } = await visitAgain(PHONE, tokens);
  await page.clock.install();
  await openHydrated(page, '/dashboard/profile');
  await page.getByRole('main').getByRole('link', { name: 'See all' }).click();
  await page.waitForURL('**/dashboard/stock-alerts');
  await api('updateUser', { name: 'Asha K. Rao', email, mobile: '9845012345' });
  // After a minute the profile shows the record that it has, and fetches it again.
  await page.clock.fastForward(61_000);
  const held = await holdRoute(page, '**/api/user/user-details');
  await page.getByRole('main').getByRole('link', { name: 'Profile' }).click();
  await field(page, 'Mobile Number').fill('9845054321');
  held.release();
  await expect(field(page, 'Full Name')).toHaveValue('Asha K. Rao');
  await press(page, 'Save Changes');
  await page.getByText('Profile saved').waitFor();
  expect(await hasFocus(page.getByRole('button', { name: 'Save Changes' }))).toBe(true);
  expect((await api('userDetails')).data).toMatchObject({ name: 'Asha K. Rao', mobile: '9845054321' });
  await context.close();
});

test('the link of the mail confirms the email, and the profile no longer asks for it', async () => {
  const { email, tokens } = await newShopper(url);
  await expect.poll(() => confirmationPathFor(dataDir, email)).not.toBeNull();
  const path = (await confirmationPathFor(dataDir, email)) ?? '';
  const { context, page } = await visitAgain(PHONE, tokens);
  const held = await holdRoute(page, '**/api/user/verify-email');
  const userRead = page.waitForResponse('**/api/user/user-details');
  await openHydrated(page, path);
  await userRead;
  // A region that is inserted together with its text isn't announced.
  const region = await page.getByRole('main').getByRole('status').elementHandle();
  held.release();
  await page.getByRole('heading', { name: 'Email confirmed' }).waitFor();
  await expect.poll(() => region?.textContent()).toBe('Email confirmed');
  await page.getByRole('link', { name: 'Go To Home' }).click();
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Profile' }).click();
  await field(page, 'Full Name').waitFor();
  await expect(page.getByText('Email not confirmed')).toHaveCount(0);
  await context.close();
});

async function columnsOfProfile(page: Page): Promise<number> {
  const columns = page.locator('.profile-columns > *');
  return columns.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().left)).size);
}

test('the profile changes the password, shows where the account is logged in, and logs out everywhere', async () => {
  const { email, password, tokens } = await newShopper(url);
  const { tokens: elsewhere } = await logInByApi(url, email, password);
  const { context, page } = await visitAgain(PHONE, tokens);
  await openHydrated(page, '/dashboard/profile');
  const devices = page.getByRole('region', { name: 'Security' }).getByRole('listitem');
  await expect.poll(() => devices.count()).toBe(2);
  expect(await columnsOfProfile(page)).toBe(1);
  await page.setViewportSize(LAPTOP);
  expect(await columnsOfProfile(page)).toBe(2);
  await page.setViewportSize(PHONE);
  await press(page, 'Change password');
  const frame = page.getByRole('dialog').locator('.in').first();
  // The button in a password's frame doesn't make it higher than other fields.
  expect((await frame.boundingBox())?.height).toBe(48);
  const dialog = page.getByRole('dialog');
  await field(page, 'Current Password').fill('not the one');
  await field(page, 'New Password').fill('kulfi at noon');
  await field(page, 'Confirm Password').fill('kulfi at noon');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect.poll(() => messageOf(field(page, 'Current Password'))).toBe('That password is wrong');
  await field(page, 'Current Password').fill(password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed').waitFor();
  await expect.poll(() => devices.count()).toBe(1);
  await expect(apiOf(url, elsewhere.access)('userDetails')).rejects.toMatchObject({ status: 401 });
  await press(page, 'Log out everywhere');
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.waitForURL((at) => at.pathname === '/');
  await expect(apiOf(url, tokens.access)('userDetails')).rejects.toMatchObject({ status: 401 });
  await context.close();
});

for (const { button, path, message } of [
  { button: 'Log out everywhere', path: 'logout-everywhere', message: 'Logged out everywhere' },
  { button: 'Delete account', path: 'delete-account', message: 'Your account is deleted' },
]) {
  test(`${button} whose response is lost ends at home, and says that it is done`, async () => {
    const { password, tokens } = await newShopper(url);
    const { context, page } = await visitAgain(PHONE, tokens);
    await openHydrated(page, '/dashboard/profile');
    await page.route(`**/api/user/${path}`, loseResponse, { times: 1 });
    await press(page, button);
    const dialog = page.getByRole('dialog');
    if (button === 'Delete account') await field(page, 'Your Password').fill(password);
    await dialog.getByRole('button', { name: button }).click();
    await page.getByText(message, { exact: true }).waitFor();
    await page.waitForURL((at) => at.pathname === '/');
    await expect(apiOf(url, tokens.access)('userDetails')).rejects.toMatchObject({ status: 401 });
    await context.close();
  });
}

test('a dialog focuses the refused field, and shows no error of the last time when it is opened again', async () => {
  const { tokens } = await newShopper(url);
  const { context, page } = await visitAgain(PHONE, tokens);
  const dialog = page.getByRole('dialog');
  for (const [path, opener, password, ...others] of [
    ['profile', 'Change password', 'Current Password', 'New Password', 'Confirm Password'],
    ['profile', 'Delete account', 'Your Password'],
    ['two-step', 'Add a passkey', 'Password', 'Name'],
  ] as const) {
    await openHydrated(page, `/dashboard/${path}`);
    await press(page, opener);
    for (const label of [password, ...others]) {
      await dialog.getByLabel(label, { exact: true }).fill('not the one');
    }
    const asked = dialog.getByLabel(password, { exact: true });
    await asked.press('Enter');
    await expect.poll(() => messageOf(asked)).toBe('That password is wrong');
    await expect(asked).toBeFocused();
    // The toast that says the same is above the dialog's buttons, not on them.
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    const top = (await cancel.boundingBox())?.y;
    await expect.poll(() => bottomOf(page.locator('.toast-error'))).toBeLessThan(top ?? 0);
    await cancel.click();
    await press(page, opener);
    expect(await asked.inputValue()).toBe('');
    expect(await messageOf(asked)).toBe('');
    await page.keyboard.press('Escape');
  }
  await openHydrated(page, '/dashboard/profile');
  await press(page, 'Change password');
  await field(page, 'Current Password').fill('not the one');
  await field(page, 'New Password').fill('kulfi at noon');
  await field(page, 'Confirm Password').fill('kulfi');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect.poll(() => messageOf(field(page, 'Confirm Password'))).toContain('must be same');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await press(page, 'Change password');
  await field(page, 'New Password').fill('kulfi at noon');
  expect(await messageOf(field(page, 'Confirm Password'))).toBe('');
  await context.close();
});

test('an address accepts a mobile number with +91, and shows the server’s errors beside the field', async () => {
  const { tokens } = await newShopper(url);
  const { context, page } = await visitAgain(PHONE, tokens);
  await openHydrated(page, '/dashboard/address');
  await page.getByRole('button', { name: 'Add Address', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  const sent = bodiesOf(page, '/api/address/create');
  await fillAddress(dialog, { City: 'Pune\u0001', Mobile: '+91 098450-12345' });
  const city = dialog.getByLabel('City', { exact: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => messageOf(city)).toBe("City has characters that can't be saved");
  await expect.poll(() => hasFocus(city)).toBe(true);
  await city.fill('Pune');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(sent.map((body) => body['mobile'])).toEqual(['9845012345', '9845012345']);
  await context.close();
});

test('a new address begins with the mobile number of the last one, without being a draft', async () => {
  const { tokens } = await newShopper(url);
  const { context, page } = await visitAgain(PHONE, tokens);
  await openHydrated(page, '/dashboard/address');
  await page.getByRole('main').getByText(HOME.mobile).waitFor();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  for (const close of ['Cancel', 'Close']) {
    await page.getByRole('button', { name: 'Add Address', exact: true }).click();
    await expect(dialog.getByLabel('Mobile', { exact: true })).toHaveValue(HOME.mobile);
    await expect(dialog.getByText('It isn’t saved yet.')).toBeHidden();
    await dialog.getByRole('button', { name: close }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await context.close();
});

test('a discarded address leaves no errors behind', async () => {
  const { tokens } = await newShopper(url, 'Farida Shaikh');
  const { page, context } = await visitAgain(LAPTOP, tokens);
  await openHydrated(page, '/dashboard/address');
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  const open = () => page.getByRole('button', { name: 'Add Address', exact: true }).click();
  await open();
  await dialog.getByLabel('City').fill('Pune');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await open();
  await expect(dialog.getByLabel('City')).toHaveValue('Pune');
  await dialog.getByLabel('Pincode').fill('4110');
  await dialog.getByRole('alert').waitFor();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.getByLabel('Pincode')).toHaveValue('');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await context.close();
});

test('an address that was saved although the shop responded with 503 isn’t offered as unsaved once the list has it', async () => {
  const { tokens, api } = await newShopper(url);
  const before = (await api('getAddresses')).data.length;
  const { context, page } = await visitAgain(PHONE, tokens);
  await openHydrated(page, '/dashboard/address');
  await page.getByRole('button', { name: 'Add Address', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  await fillAddress(dialog);
  await page.route('**/api/address/create', respondBusyAfterwards);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText(BUSY.json.message).waitFor();
  await page.unroute('**/api/address/create');
  await openHydrated(page, '/dashboard/address');
  await page.getByText('7, Lake View').waitFor();
  await page.getByRole('button', { name: 'Add Address', exact: true }).click();
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('');
  expect((await api('getAddresses')).data).toHaveLength(before + 1);
  await context.close();
});

test('the account’s menu page closes to the previous page, or to home if it was opened directly', async () => {
  const { tokens } = await newShopper(url);
  const { context, page } = await visitAgain(PHONE, tokens);
  await page.goto('about:blank');
  await openHydrated(page, '/user');
  await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
  await page.waitForURL(`${url}/`);
  await openHydrated(page, '/search?q=milk');
  await openHydrated(page, '/cart');
  await page.getByRole('link', { name: 'Account' }).click();
  await page.waitForURL('**/user');
  await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
  await page.waitForURL('**/cart');
  await context.close();
});
