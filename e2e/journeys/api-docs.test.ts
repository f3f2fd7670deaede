import { browser, expect, test, url } from '../support/journey.ts';

test('the page of the API is styled, under a policy that allows no styles in its markup', async () => {
  const page = await browser.newPage();
  const refused: string[] = [];
  await page.exposeFunction('noteRefused', (directive: string) => refused.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      (globalThis as unknown as { noteRefused(directive: string): void }).noteRefused(violatedDirective);
    });
  });
  const response = await page.goto(`${url}/api/docs/`);
  expect(await response?.headerValue('content-security-policy')).not.toContain('unsafe-inline');
  const call = page.locator('button', { hasText: 'Test Request' }).first();
  await call.waitFor();
  // Without its styles the page is a list of links, over many screens.
  const contents = page.locator('aside').first();
  expect(await contents.evaluate((element) => getComputedStyle(element).position)).toBe('sticky');
  await call.click();
  await page.getByRole('button', { name: /^Send/ }).first().waitFor();
  expect(refused.filter((directive) => directive === 'style-src-elem')).toEqual([]);
  await page.close();
});
