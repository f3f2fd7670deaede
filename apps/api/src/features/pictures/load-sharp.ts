import type Sharp from 'sharp';

let loading: Promise<typeof Sharp> | undefined;

/** Loads the library at its first use: a process that only sells doesn't need its 20 MB. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Every picture is decoded only once: a cache would only take memory.
    sharp.cache(false);
    return sharp;
  });
  return loading;
}
