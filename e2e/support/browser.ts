import { afterAll } from 'vitest';
import { openBrowser } from './open-browser.ts';

/** The browser of all tests of a file, closed after the last of them. */
export const browser = await openBrowser();
afterAll(() => browser.close());
