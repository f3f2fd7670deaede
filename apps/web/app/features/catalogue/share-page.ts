import { texts } from '#messages/share-page.ts';
import { toast } from '#ui/toast.ts';

/**
 * Shares the page's address, without its query, by the device's menu, or copies it if the browser has no such menu or
 * can't open it. A toast says that it was copied, or that this failed too. Nothing is said if the shopper closes the menu.
 */
export async function sharePage(title: string): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    // Not in all browsers, and not over plain http.
    if ('share' in navigator) return await navigator.share({ title, url });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success(texts.linkCopied, { id: 'share' });
  } catch {
    toast.error(texts.notShared, { id: 'share' });
  }
}
