const SCRIPT = '/service-worker.js';

/**
 * Registers the service worker, which saves visited pages for offline use, once the page has loaded. Does nothing in
 * development, and in browsers without service workers (over plain http, for example).
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
    // The URL contains a hash of the build, so that another build saves its pages again.
    const release = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';
    await serviceWorker.register(`${SCRIPT}?release=${encodeURIComponent(release)}`);
    if (!isFirst) return;
    const { active } = await serviceWorker.ready;
    active?.postMessage({ savePage: location.pathname + location.search });
  } catch {
    // The browser refuses it, for example in a private window; the shop works without it.
  }
}
