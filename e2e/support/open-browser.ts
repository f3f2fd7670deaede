import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../tools/chromium/find-chromium.mjs';

/** A headless Chromium of this machine; `npm test` sees to it that there is one. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath !== null && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}
