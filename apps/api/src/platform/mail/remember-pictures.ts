import { RecentlyUsed } from '../recently-used.ts';
import type { MailPictures } from './pictures.ts';

/** About 5 kB each, and 7 kB in base64. */
const REMEMBERED = 200;

/**
 * Caches the most recently read pictures, because best sellers are in many mails. A picture never changes, so a cached
 * one is never outdated.
 */
export function rememberPictures(pictures: MailPictures, most = REMEMBERED): MailPictures {
  const kept = new RecentlyUsed<Buffer>(most);
  return {
    pathOf: pictures.pathOf,
    async read(stored) {
      const known = kept.get(stored);
      if (known !== undefined) return known;
      const bytes = await pictures.read(stored);
      if (bytes !== null) kept.set(stored, bytes);
      return bytes;
    },
  };
}
