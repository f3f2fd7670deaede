/** Converts to whole seconds since 1970, as times are in the provider's API. */
export function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
