import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** All rules, including the size of targets, which axe doesn't check by default. */
const ALL_RULES: axe.RunOptions = {
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true } },
};

/** Dark mode only changes colours. */
const RULES_OF_COLOUR: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Adds axe to every page of a browser context, bypassing the content security policy, which forbids foreign scripts.
 */
export async function addAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: AXE });
}

/** All axe violations of the page, in light and dark mode: 'light: rule: element'. */
export async function axeViolationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeViolations(page, RULES_OF_COLOUR);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeViolations(page);
  return [
    ...light.map((violation) => `light: ${violation}`),
    ...dark.map((violation) => `dark: ${violation}`),
  ];
}

/** All axe violations of the page in its current state, of any severity: 'rule: element'. */
export async function axeViolations(page: Page, rules: axe.RunOptions = ALL_RULES): Promise<string[]> {
  // A target that is half covered by the sticky header isn't too small: users can scroll.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(options),
    rules,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target[0])}`));
}
