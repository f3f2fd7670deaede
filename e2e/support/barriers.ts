import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Every rule there is, and the size of targets, which axe leaves out unless asked. */
const ALL_RULES: axe.RunOptions = {
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true } },
};

/** Night changes colours, and nothing else. */
const RULES_OF_COLOUR: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Puts axe into every page of a browser, past the content security policy, which lets no foreign script in. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: AXE });
}

/** All that axe finds on the page, by day and by night: 'light: rule: element'. */
export async function barriersByDayAndNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await barriers(page, RULES_OF_COLOUR);
  await page.emulateMedia({ colorScheme: 'light' });
  const byDay = await barriers(page);
  return [...byDay.map((barrier) => `light: ${barrier}`), ...byNight.map((barrier) => `dark: ${barrier}`)];
}

/** All that axe finds on the page as it is, grave or not: 'rule: element'. */
export async function barriers(page: Page, rules: axe.RunOptions = ALL_RULES): Promise<string[]> {
  // What is half below the header that stays is no target too small: one scrolls on.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(options),
    rules,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target[0])}`));
}
