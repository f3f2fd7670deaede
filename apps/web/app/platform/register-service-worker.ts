const SCRIPT = '/service-worker.js';

/**
 * Registers the service worker, which saves visited pages for times without a network, once the page has loaded. Does
 * nothing in development and where the browser has none (over plain http, for example).
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  try {
    // Another build of the shop has another name for this file: then its pages are saved anew.
    const release = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';
    await serviceWorker.register(`${SCRIPT}?release=${encodeURIComponent(release)}`);
    if (!isFirst) return;
    const { active } = await serviceWorker.ready;
    active?.postMessage({ savePage: location.pathname + location.search });
  } catch {
    // The browser refuses it, in a private window for example: the shop works without.
  }
}
