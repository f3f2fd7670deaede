import type { MailPictures } from './pictures.ts';

/** About 5 kB each, and 7 kB in base64. */
const REMEMBERED = 200;

/**
 * Caches the most recently read pictures, because best sellers are in many mails. A picture never changes, so a cached
 * one is never outdated.
 */
export function rememberPictures(pictures: MailPictures, most = REMEMBERED): MailPictures {
  const kept = new Map<string, Buffer>();
  return {
    pathOf: pictures.pathOf,
    async read(stored) {
      const bytes = kept.get(stored) ?? (await pictures.read(stored));
      if (bytes === null) return null;
      // Moves it to the end of the map, whose order is the order of use.
      kept.delete(stored);
      kept.set(stored, bytes);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      return bytes;
    },
  };
}
