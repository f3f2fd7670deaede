import { LIMITS, PAGE_SIZES, withLatinDigits } from '@jhola/domain';
import { z } from 'zod';
import { responseOf, defineCall, noData, nothing } from '../call.ts';
import { id, idOrObject, mobile, numeric, pageNumber, pageSize, text, whole, type Label } from '../fields.ts';
import { address, cartLine, listedAddress, order, product } from '../wire.ts';
import { inputTexts, labels } from '../messages/index.ts';
import { errorMessage } from '../error-message.ts';

const quantity = whole(() => labels.quantity, 1, LIMITS.quantityPerLine);

const NO_LINE = 'That is not a line of a cart';

export const addToCart = defineCall({
  who: 'user',
  summary:
    'Add a product to the cart, or increase the quantity of its line. Idempotent with an `addId`, which can also be the `mergeId` of mergeCart.',
  carrier: 'json',
  input: z.object({
    productId: idOrObject<'Product'>(),
    quantity: quantity.default(1),
    addId: id<'CartMerge'>().optional(),
  }),
  response: responseOf(cartLine),
  errors: ['NOT_FOUND', 'OUT_OF_STOCK', 'CART_FULL'],
});

export const getCart = defineCall({
  who: 'user',
  summary: 'The lines of the cart, in the order in which they were added.',
  carrier: 'none',
  input: nothing,
  response: responseOf(z.array(cartLine)),
  errors: [],
});

export const changeQuantity = defineCall({
  who: 'user',
  summary: 'Set the quantity of a line.',
  carrier: 'json',
  input: z.object({ _id: id<'CartLine'>(), qty: quantity }),
  response: responseOf(cartLine),
  errors: ['NOT_FOUND', 'OUT_OF_STOCK'],
});

export const removeFromCart = defineCall({
  who: 'user',
  summary: 'Remove a line from the cart.',
  carrier: 'json',
  input: z.object({ _id: id<'CartLine'>() }),
  response: responseOf(noData),
  errors: ['NOT_FOUND'],
});

export const mergeCart = defineCall({
  who: 'user',
  summary:
    'Merge a visitor’s cart into the stored one at login: quantities are added, capped by stock. Idempotent by `mergeId`.',
  carrier: 'json',
  input: z.object({
    mergeId: id<'CartMerge'>(),
    lines: z.array(z.object({ productId: id<'Product'>(), quantity }, NO_LINE), 'lines must be a list').max(
      LIMITS.cartLines,
      errorMessage(() => inputTexts.tooManyLines({ max: LIMITS.cartLines })),
    ),
  }),
  response: responseOf(z.array(cartLine), {
    /** Products that the cart has in a lower quantity than requested, or not at all, with the reason. */
    leftOut: z.array(
      z.strictObject({
        productId: z.string(),
        reason: z.enum(['gone', 'sold-out', 'fewer', 'full']),
        /** The quantity in the cart. */
        quantity: z.int(),
      }),
    ),
  }),
  errors: [],
});

const addressText = (label: Label) => text(label, LIMITS.addressFieldLength);

/** A pincode, as text, also in digits of an Indian script, or as a number, which older clients send. */
const pincode = (pattern: RegExp, message: () => string) =>
  z
    .preprocess(
      (value) => (typeof value === 'number' ? String(value) : value),
      addressText(() => labels.pincode),
    )
    .pipe(z.string().overwrite(withLatinDigits).regex(pattern, errorMessage(message)));

const addressForm = {
  address_line: addressText(() => labels.address),
  city: addressText(() => labels.city),
  state: addressText(() => labels.state),
  country: addressText(() => labels.country),
  mobile,
};

export const createAddress = defineCall({
  who: 'user',
  summary: 'Save an address.',
  carrier: 'json',
  headers: {
    'Idempotency-Key':
      'A key chosen by the client, one per new address. A repeated request with the same content returns the same address, as it is now; with other content it is a conflict.',
  },
  input: z.object({
    ...addressForm,
    pincode: pincode(/^[0-9]{6}$/, () => inputTexts.badPincode),
  }),
  response: responseOf(address),
  errors: ['TOO_MANY_ADDRESSES', 'CONFLICT'],
});

export const getAddresses = defineCall({
  who: 'user',
  summary: 'Saved addresses, active ones first, newest first.',
  carrier: 'none',
  input: nothing,
  response: responseOf(z.array(listedAddress)),
  errors: [],
});

export const updateAddress = defineCall({
  who: 'user',
  summary: 'Change an address. `userId` is ignored: the session determines the user.',
  carrier: 'json',
  input: z.object({
    _id: id<'Address'>(),
    ...addressForm,
    pincode: pincode(/^[0-9]+$/, () => inputTexts.badStoredPincode),
  }),
  response: responseOf(address),
  errors: ['NOT_FOUND'],
});

export const disableAddress = defineCall({
  who: 'user',
  summary: 'Remove an address: it is hidden; past orders keep their copy.',
  carrier: 'json',
  input: z.object({ _id: id<'Address'>() }),
  response: responseOf(noData),
  errors: ['NOT_FOUND'],
});

export const restoreAddress = defineCall({
  who: 'user',
  summary: 'Undo disableAddress.',
  carrier: 'json',
  input: z.object({ _id: id<'Address'>() }),
  response: responseOf(address),
  errors: ['NOT_FOUND', 'TOO_MANY_ADDRESSES'],
});

/** A cart line as the client saw it: its id, the product's id and the quantity. */
const listedLine = z.object({ _id: id<'CartLine'>(), productId: idOrObject<'Product'>(), quantity }, NO_LINE);

const amount = (label: Label) =>
  numeric(label).pipe(z.number().nonnegative(errorMessage(() => inputTexts.isNegative({ label: label() }))));

/** Compared with the server's own figures, never trusted. */
const orderForm = z.object({
  list_items: z
    .array(
      listedLine,
      errorMessage(() => inputTexts.cartIsEmpty),
    )
    .min(
      1,
      errorMessage(() => inputTexts.cartIsEmpty),
    )
    .max(
      LIMITS.cartLines,
      errorMessage(() => inputTexts.tooManyLines({ max: LIMITS.cartLines })),
    ),
  addressId: id<'Address'>(),
  subTotalAmt: amount(() => labels.subTotal),
  totalAmt: amount(() => labels.total),
});

export const placeCashOrder = defineCall({
  who: 'user',
  summary:
    'Order the cart, to be paid in cash at the door. If the same cart lines are sent again, returns the same order.',
  carrier: 'json',
  headers: {
    'Idempotency-Key':
      'A key chosen by the client, one per order. A repeated request with the same content returns the same order; with other content it is a conflict.',
  },
  input: orderForm,
  response: responseOf(order),
  errors: ['NOT_FOUND', 'CART_CHANGED', 'OUT_OF_STOCK', 'TOO_MUCH_UNPAID', 'CONFLICT', 'PAYMENT_UNAVAILABLE'],
});

export const checkout = defineCall({
  who: 'user',
  summary: 'Start paying by card: returns the provider’s session and the URL where to pay.',
  carrier: 'json',
  input: orderForm,
  response: responseOf(z.strictObject({ id: z.string(), url: z.string() }), {
    id: z.string(),
    url: z.string(),
    /** For the provider's script, which the page loads from `scriptUrl`. */
    publishableKey: z.string(),
    scriptUrl: z.string(),
  }),
  errors: ['NOT_FOUND', 'CART_CHANGED', 'OUT_OF_STOCK', 'TOO_MUCH_UNPAID', 'PAYMENT_UNAVAILABLE'],
});

const shownPayment = z.strictObject({
  state: z.enum(['confirming', 'paid', 'unpaid', 'refunded', 'held']),
  _id: z.string(),
  orderId: z.string(),
  /** Why the order was cancelled, or could not be delivered; null otherwise. */
  reason: z.string().nullable(),
});

export const getPayment = defineCall({
  who: 'all',
  summary:
    'The state of a card payment, for anybody who knows its session id: the page after the payment requests it.',
  carrier: 'query',
  input: z.object({ session_id: text(() => labels.session, 255) }),
  response: responseOf(shownPayment),
  errors: ['NOT_FOUND'],
});

export const abandonPayment = defineCall({
  who: 'all',
  summary:
    'The shopper has left the payment page: ends the session and releases its stock, unless it was paid. For anybody who knows the session id. Returns the payment’s state.',
  carrier: 'json',
  input: z.object({ session_id: text(() => labels.session, 255) }),
  response: responseOf(shownPayment),
  errors: ['NOT_FOUND'],
});

export const getOrders = defineCall({
  who: 'user',
  summary: 'The user’s orders, newest first.',
  carrier: 'query',
  input: z.object({ page: pageNumber, limit: pageSize(LIMITS.pageSize) }),
  response: responseOf(z.array(order), { page: z.int(), totalCount: z.int(), totalNoPage: z.int() }),
  errors: [],
});

export const getBuyAgain = defineCall({
  who: 'user',
  summary: 'The products that the user has ordered before, most frequent first, sold-out ones last.',
  carrier: 'query',
  input: z.object({ limit: pageSize(PAGE_SIZES.homeRow) }),
  response: responseOf(z.array(product)),
  errors: [],
});
