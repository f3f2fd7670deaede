declare const idBrand: unique symbol;

/** A lower-case ULID: 26 characters, no hyphen, sorts by creation time. */
export type Id<Of extends string> = string & { readonly [idBrand]: Of };

export type UserId = Id<'User'>;
export type SessionId = Id<'Session'>;
export type CategoryId = Id<'Category'>;
export type SubCategoryId = Id<'SubCategory'>;
export type ProductId = Id<'Product'>;
export type CartLineId = Id<'CartLine'>;
export type AddressId = Id<'Address'>;
export type OrderId = Id<'Order'>;

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;

/** Without anchors, for use in longer patterns. The first character is at most 7, because the time has 48 bits. */
export const ID_PATTERN = '[0-7][0-9a-hjkmnp-tv-z]{25}';
const wholeId = new RegExp(`^${ID_PATTERN}$`);

/**
 * Whether a text has the format of an id of `makeId`. Capital letters are refused; nothing is looked up, so whether the
 * id belongs to `Of` is the caller's claim.
 */
export function isId<Of extends string>(text: string): text is Id<Of> {
  return wholeId.test(text);
}

/** Makes an id from a time and 16 random bytes, of which five bits each are used. */
export function makeId<Of extends string>(now: Date, random: Uint8Array = randomBytes()): Id<Of> {
  let time = now.getTime();
  let text = '';
  for (let index = 0; index < TIME_LENGTH; index += 1) {
    text = ALPHABET.charAt(time % 32) + text;
    time = Math.floor(time / 32);
  }
  for (let index = 0; index < RANDOM_LENGTH; index += 1) text += ALPHABET.charAt((random[index] ?? 0) % 32);
  return text as Id<Of>;
}

function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH));
}

/** The id at the end of a URL segment: the text after the last hyphen, or null if that isn't an id. */
export function idFromSegment<Of extends string>(segment: string): Id<Of> | null {
  const tail = segment.slice(segment.lastIndexOf('-') + 1);
  return isId<Of>(tail) ? tail : null;
}
