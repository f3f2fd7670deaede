import type { Page } from 'playwright-core';
import { openHydrated, type Size } from './page-at.ts';

type Person = { readonly email: string; readonly password: string };

/** Signs in on the login page, and waits until the page has navigated away. */
export async function logIn(page: Page, person: Person): Promise<void> {
  await openHydrated(page, '/login');
  await sendLogin(page, person);
  await page.waitForURL((at) => at.pathname !== '/login');
}

/** Fills the login page, which is already open, and submits it. */
export async function sendLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Signs out with the control of this screen size, and waits for the home page. */
export async function logOut(page: Page, { isPhone }: Size): Promise<void> {
  if (isPhone) await openHydrated(page, '/user');
  else await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL((at) => at.pathname === '/');
}
