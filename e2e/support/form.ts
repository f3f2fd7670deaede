import type { Locator, Page } from '@playwright/test';

/** The control with exactly this label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Presses the button of the page's main part with exactly this name. */
export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

export const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

/** The error message of a control, as a screen reader associates it. */
export async function messageOf(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const id = element.getAttribute('aria-describedby');
    return (id === null ? null : document.getElementById(id))?.textContent ?? '';
  });
}
