import type { Page } from 'playwright-core';
import { open } from './page-at.ts';

/** Signs in by the login page, and waits until it has led on. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await open(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((at) => at.pathname !== '/login');
}
