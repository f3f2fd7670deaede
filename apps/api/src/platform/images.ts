import type { Config } from './config.ts';

type Origin = Pick<Config, 'publicUrl'>;

/**
 * What the database keeps of a picture's address: for a picture of this shop the path alone, so that the shop
 * can move to another address; anything else as it was given.
 */
export function storedImageUrl(config: Origin, given: string): string {
  const own = `${config.publicUrl}/`;
  return given.startsWith(own) ? given.slice(config.publicUrl.length) : given;
}

/** The address of a picture as it travels: absolute, so that it loads from any origin. */
export function absoluteImageUrl(config: Origin, stored: string): string {
  return stored.startsWith('/') ? config.publicUrl + stored : stored;
}
