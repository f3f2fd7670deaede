/** The shapes shared by several responses. Names and nesting are the published interface. */
import { HELD_REASONS, ORDER_STATUSES, RETURN_OUTCOMES, ROLES } from '@jhola/domain';
import { z } from 'zod';
import { optionalResponses } from './optional-fields.ts';

/** A time, in UTC. */
export const time = z.iso.datetime();
const rupees = z.number().nonnegative();

export const category = z.strictObject({
  _id: z.string(),
  name: z.string(),
  image: z.string(),
  createdAt: time,
  updatedAt: time,
});

export const categoryRef = category.pick({ _id: true, name: true, image: true });

export const subCategoryRef = z.strictObject({
  _id: z.string(),
  name: z.string(),
  image: z.string(),
  category: z.array(categoryRef),
});

export const subCategory = z.strictObject({ ...subCategoryRef.shape, createdAt: time, updatedAt: time });

export const product = z.strictObject({
  _id: z.string(),
  name: z.string(),
  image: z.array(z.string()),
  category: z.array(categoryRef),
  subCategory: z.array(subCategoryRef),
  unit: z.string(),
  stock: z.int().nonnegative(),
  price: rupees,
  discount: z.int().min(0).max(100),
  ...optionalResponses,
  more_details: z.record(z.string(), z.string()),
  createdAt: time,
  updatedAt: time,
});

/** A product as the shopkeeper edits it. */
export const adminProduct = z.strictObject({ ...product.shape, alsoCalled: z.string() });

export const user = z.strictObject({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.string(),
  mobile: z.string(),
  verify_email: z.boolean(),
  last_login_date: time.nullable(),
  status: z.string(),
  address_details: z.array(z.string()),
  shopping_cart: z.array(z.string()),
  orderHistory: z.array(z.string()),
  role: z.string(),
  createdAt: time,
  updatedAt: time,
});

/** The tokens of a new session. */
export const sessionTokens = { accesstoken: z.string(), refreshToken: z.string() };

/** A session of the account. */
export const session = z.strictObject({
  _id: z.string(),
  /** Browser and operating system as text; empty if unknown. */
  device: z.string(),
  isThis: z.boolean(),
  loggedInAt: time,
  lastUsedAt: time,
});

export const cartLine = z.strictObject({
  _id: z.string(),
  quantity: z.int().positive(),
  productId: product,
  /** The price of one piece when it was added, in rupees, for 'Was ₹28 when you added it'. */
  priceWhenAdded: rupees,
});

export const address = z.strictObject({
  _id: z.string(),
  userId: z.string(),
  address_line: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  pincode: z.string(),
  mobile: z.string(),
  status: z.boolean(),
  createdAt: time,
  updatedAt: time,
});

/** One of the saved addresses. */
export const listedAddress = address.extend({ isLastUsed: z.boolean() });

export const orderLine = z.strictObject({
  productId: z.string().nullable(),
  name: z.string(),
  /** The name of the product's first category now; empty if the product has none or was deleted. */
  category: z.string(),
  image: z.array(z.string()),
  unit: z.string(),
  price: rupees,
  discount: z.int(),
  quantity: z.int(),
  amount: rupees,
  /** If the order is undelivered: whether this line is in stock again or was written off. */
  returnOutcome: z.enum(RETURN_OUTCOMES).nullable(),
});

export const order = z.strictObject({
  _id: z.string(),
  orderId: z.string(),
  orderDate: time,
  status: z.enum(ORDER_STATUSES),
  product_details: z.strictObject({ name: z.string(), image: z.array(z.string()) }),
  items: z.array(orderLine),
  subTotalAmt: rupees,
  totalAmt: rupees,
  deliveryCharge: rupees,
  payment_method: z.enum(['cash', 'card']),
  payment_status: z.string(),
  delivery_address: address.pick({
    address_line: true,
    city: true,
    state: true,
    country: true,
    pincode: true,
    mobile: true,
  }),
});

const values = z.record(z.string(), z.unknown());

/** A change made by an admin. For an update, `before` and `after` hold only what differs. Prices are rupees. */
export const adminChange = z.strictObject({
  _id: z.string(),
  changedAt: time,
  /** The admin's name at that time; the id is null if the account was deleted. */
  actor: z.strictObject({ _id: z.string().nullable(), name: z.string() }),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  entityName: z.string(),
  before: values.nullable(),
  after: values.nullable(),
  /** The change that this is a part of: the import of a price list, or a bulk change of products. */
  partOf: z.strictObject({ _id: z.string(), name: z.string(), entity: z.string() }).nullable(),
  /** Whether somebody has undone it: only discounts of many products can be. */
  isUndone: z.boolean(),
});

/** An account as an admin sees it. */
export const person = z.strictObject({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  avatar: z.string(),
  role: z.enum(ROLES),
  status: z.string(),
  verify_email: z.boolean(),
  last_login_date: time.nullable(),
  hasSecondFactor: z.boolean(),
  /** How many orders were placed from it. */
  orders: z.int().nonnegative(),
  createdAt: time,
});

/** A state that an order reached, when, and who moved it there. */
export const orderEvent = z.strictObject({
  status: z.enum(ORDER_STATUSES),
  at: time,
  by: z.enum(['shopper', 'shop', 'program']),
  /** The member of staff; null in responses to shoppers, and if it wasn't done by staff. */
  name: z.string().nullable(),
  note: z.string().nullable(),
});

export const orderDetails = z.strictObject({
  ...order.shape,
  /** When it reached its present state; for a delivered order, the time of delivery. */
  statusSince: time,
  /** Why it was cancelled, or could not be delivered; null otherwise. */
  cancelReason: z.string().nullable(),
  customer: z.strictObject({ name: z.string(), email: z.string() }),
  timeline: z.array(orderEvent),
});

export const deskOrder = z.strictObject({
  ...order.shape,
  statusSince: time,
  customer: z.strictObject({ name: z.string() }),
  customerStanding: z.strictObject({
    isConfirmed: z.boolean(),
    unpaidOrders: z.int().nonnegative(),
    unpaidOrdersMost: z.int().positive(),
    /** Of all unconfirmed accounts that ordered from the same network address. */
    networkOrders: z.int().nonnegative(),
    networkOrdersMost: z.int().positive(),
  }),
});

/** A card payment that staff have to review, with the order that it was for. */
export const heldPayment = z.strictObject({
  /** The id of the order. */
  _id: z.string(),
  orderId: z.string(),
  /** Whether the order was placed; if not, it was abandoned and isn't shown to anybody. */
  placed: z.boolean(),
  since: time,
  reason: z.enum(HELD_REASONS),
  /** The amount asked for, in rupees. */
  expected: rupees,
  /** The amount received, in the currency's smallest unit, as far as the provider reported it; null for refunds. */
  taken: z.strictObject({ amount: z.int().nullable(), currency: z.string().nullable() }).nullable(),
  /** What was recorded of a refund. */
  note: z.string().nullable(),
  customer: z.strictObject({ name: z.string(), email: z.string() }),
  ...order.pick({ items: true, delivery_address: true }).shape,
  sessionId: z.string().nullable(),
  paymentIntent: z.string().nullable(),
  /** The URL of the payment in the provider's dashboard; null if it has none. */
  providerUrl: z.string().nullable(),
});

/** What to take from the shelves for a set of orders, sorted by category. */
export const pickGroup = z.strictObject({
  category: z.string(),
  lines: z.array(
    z.strictObject({
      productId: z.string().nullable(),
      name: z.string(),
      unit: z.string(),
      image: z.string(),
      quantity: z.int().positive(),
      /** How many of them each order needs. */
      orders: z.array(z.strictObject({ orderId: z.string(), quantity: z.int().positive() })),
    }),
  ),
});

export type WireCategory = z.infer<typeof category>;
export type WireSubCategory = z.infer<typeof subCategory>;
export type WireProduct = z.infer<typeof product>;
export type WireAdminProduct = z.infer<typeof adminProduct>;
export type WireUser = z.infer<typeof user>;
export type WireSession = z.infer<typeof session>;
export type WireCartLine = z.infer<typeof cartLine>;
export type WireAddress = z.infer<typeof address>;
export type WireListedAddress = z.infer<typeof listedAddress>;
export type WireOrder = z.infer<typeof order>;
export type WireOrderLine = z.infer<typeof orderLine>;
export type WireAdminChange = z.infer<typeof adminChange>;
export type WirePerson = z.infer<typeof person>;
export type WireOrderEvent = z.infer<typeof orderEvent>;
export type WireOrderDetails = z.infer<typeof orderDetails>;
export type WireDeskOrder = z.infer<typeof deskOrder>;
export type WireHeldPayment = z.infer<typeof heldPayment>;
export type WirePickGroup = z.infer<typeof pickGroup>;
