import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const FOLDER = fileURLToPath(new URL('../../artifacts/screens/', import.meta.url));

/** Saves a screenshot as an artefact of the run: artifacts/screens/<name>-<width>.png. */
export async function saveScreenshot(page: Page, name: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: `${FOLDER}${name}-${width}.png` });
}
