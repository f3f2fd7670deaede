import type { AccountPanel } from './account-panel.tsx';

const AGAIN_MS = 3_000;

/**
 * Loads the account panel, with retries until it succeeds: it loads on every page without being asked for, so
 * its failure must not replace the page by an error.
 */
export async function loadAccountPanel(): Promise<typeof AccountPanel> {
  for (;;) {
    try {
      return (await import('./account-panel.tsx')).AccountPanel;
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, AGAIN_MS);
      });
    }
  }
}
