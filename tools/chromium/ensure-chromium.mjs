import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { chromium } from 'playwright-core';
import { root } from '../launch/root.mjs';
import { findChromium } from './find-chromium.mjs';

/** The path of a Chromium; installs one where none is to be found. Throws where that can't be done either. */
export function ensureChromium() {
  const found = findChromium() ?? downloaded();
  if (found !== null) return found;
  console.log('No Chromium here: installing one …');
  if (existsSync('/usr/bin/apt-get') && getuid?.() === 0) {
    const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-q'], quiet);
    // Debian has the shell as a package of its own; elsewhere the whole browser must do.
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

/** The one that Playwright keeps in its own folder. */
function downloaded() {
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}
