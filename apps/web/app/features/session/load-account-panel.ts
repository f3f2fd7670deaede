import type { AccountPanel } from './account-panel.tsx';

const AGAIN_MS = 3_000;

/**
 * The account's panel. Where the network lets it down it is asked for again until it comes: it loads
 * unasked on every page, and its failure must not put an error in the page's place.
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
