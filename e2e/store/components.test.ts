import { expect, testOfStarts as test } from '../support/journey.ts';
import { copySmallShop } from '../support/data-folder.ts';
import { axeViolationsInBothThemes, addAxe } from '../support/accessibility.ts';
import { saveScreenshot } from '../support/save-screenshot.ts';
import { open, openHydrated, PHONE, SIZES, visitAt } from '../support/page-at.ts';
import { LIVE_STORE, makeDataDir, type RunningStore, startStore } from '../support/start-store.ts';

let live: RunningStore;
let removeData: () => Promise<void>;

test.beforeAll(async ({ browser }) => {
  // Vite compiles every page of the shop first.
  test.setTimeout(240_000);
  const { dataDir, remove } = await makeDataDir();
  copySmallShop(dataDir);
  removeData = remove;
  live = await startStore({ dataDir, program: LIVE_STORE, env: { NODE_ENV: 'development' } });
  // At the first visit Vite bundles the libraries, and then reloads the page.
  const { context, page } = await visitAt(browser, PHONE, live.url);
  await open(page, '/_components');
  await page.waitForTimeout(2_000);
  await context.close();
});
test.afterAll(async () => {
  await live.end('SIGTERM');
  await removeData();
});

test.describe('the sheet of all components', () => {
  for (const size of SIZES) {
    test(`is served in development, and screenshots are taken in light and dark mode on ${size.name}`, async ({
      browser,
    }) => {
      const { context, page, faults } = await visitAt(browser, size, live.url);
      await addAxe(context);
      await openHydrated(page, '/_components');
      await page.getByRole('heading', { name: 'Components' }).waitFor();
      await page.getByRole('button', { name: 'Success' }).click();
      await page.getByRole('status').filter({ hasText: 'Item added' }).waitFor();
      await page.setViewportSize({
        width: size.width,
        height: await page.evaluate(() => document.body.scrollHeight),
      });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await saveScreenshot(page, `components-${colorScheme}`);
      }
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
      await page.setViewportSize(size);
      for (const kind of ['dialog', 'wide', 'drawer', 'picture']) {
        await page.getByRole('button', { name: `Open the ${kind}` }).click();
        const over = page.getByRole('dialog');
        await over.waitFor();
        await saveScreenshot(page, `components-${kind}`);
        await page.keyboard.press('Escape');
        await over.waitFor({ state: 'hidden' });
      }
      expect(faults).toEqual([]);
      await context.close();
    });
  }
});
