import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Puts axe into every page of a browser, past the content security policy, which lets no foreign script in. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: AXE });
}

/** All that axe finds on the page, by day and by night: 'light: rule: element'. */
export async function barriersByDayAndNight(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await barriers(page)).map((barrier) => `${colorScheme}: ${barrier}`));
  }
  return found;
}

/** All that axe finds on the page as it is, grave or not: 'rule: element'. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target[0])}`));
}
