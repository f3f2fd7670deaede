import type { Page } from 'playwright-core';

/**
 * Advances the page's clock by `ms` and stops it: from then on only `clock.runFor` advances it. The clock must have been
 * installed (`clock.install`) before the page was opened.
 */
export async function stopTime(page: Page, ms = 1_000): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + ms);
}
