import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../tools/chromium/find-chromium.mjs';

/** Starts an installed headless Chromium; `npm test` installs one if necessary. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath !== null && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}
