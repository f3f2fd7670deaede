import type { Locator, Page } from '@playwright/test';

/** The control with exactly this label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Presses the button of the page's main part with exactly this name. */
export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

export const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

const ADDRESS = {
  Address: '7, Lake View',
  City: 'Pune',
  State: 'Maharashtra',
  Pincode: '411001',
  Mobile: '9845012345',
};

/** Fills the dialog for a new address, with other texts in some of its fields. */
export async function fillAddress(dialog: Locator, others: Partial<typeof ADDRESS> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...ADDRESS, ...others })) {
    await dialog.getByLabel(label, { exact: true }).fill(text);
  }
}

/** Where the element ends on the screen, in pixels from its top; 0 if it isn't shown. */
export async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box === null ? 0 : box.y + box.height;
}

/** The error message of a control, as a screen reader associates it. */
export async function messageOf(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const id = element.getAttribute('aria-describedby');
    return (id === null ? null : document.getElementById(id))?.textContent ?? '';
  });
}
