import { readOnce } from '../../platform/read-once.ts';

/** Loads the library at its first use: a process that only sells doesn't need its 20 MB. */
export const loadSharp = readOnce(async () => {
  const { default: sharp } = await import('sharp');
  // Every picture is decoded only once: a cache would only take memory.
  sharp.cache(false);
  return sharp;
});
