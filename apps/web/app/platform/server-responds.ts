const LIMIT_MS = 5_000;

/**
 * Whether the shop can serve a page now. Code that fails to load although it can has been replaced by a new release:
 * the document must be loaded again. The service worker doesn't handle HEAD requests.
 */
export async function serverResponds(path: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const { status } = await fetch(path, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}
