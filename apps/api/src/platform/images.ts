import type { Config } from './config.ts';

type Origin = Pick<Config, 'publicUrl'>;

/**
 * The form of a picture's address in the database: for a picture of this shop only the path, so that the shop can move
 * to another address; any other address unchanged.
 */
export function storedImageUrl(config: Origin, given: string): string {
  const own = `${config.publicUrl}/`;
  return given.startsWith(own) ? given.slice(config.publicUrl.length) : given;
}

/** The address of a picture in a response: absolute, so that it loads from any origin. */
export function absoluteImageUrl(config: Origin, stored: string): string {
  return stored.startsWith('/') ? config.publicUrl + stored : stored;
}
