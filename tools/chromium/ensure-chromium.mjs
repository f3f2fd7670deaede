import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { chromium } from 'playwright-core';
import { root } from '../launch/root.mjs';
import { findChromium } from './find-chromium.mjs';

/** The path of a Chromium; installs one if none is found. Throws if the installation fails. */
export function ensureChromium() {
  const found = findChromium() ?? downloaded();
  if (found !== null) return found;
  console.log('No Chromium here: installing one …');
  if (existsSync('/usr/bin/apt-get') && getuid?.() === 0) {
    const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-q'], quiet);
    // Debian has a package with only the headless shell; other systems need the complete browser.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const install = ['install', '-y', '-q', '--no-install-recommends', name];
      if (spawnSync('apt-get', install, quiet).status === 0) break;
    }
  } else {
    const playwright = join(root, 'node_modules/playwright-core/cli.js');
    spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = findChromium() ?? downloaded();
  if (installed !== null) return installed;
  throw new Error(
    'The browser journeys need Chromium, and none could be installed. ' +
      'Please install Chromium or Chrome, or set CHROME_PATH to one.',
  );
}

/** The one that Playwright installs into its own folder. */
function downloaded() {
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}
