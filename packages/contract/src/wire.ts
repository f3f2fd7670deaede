/** The shapes that answers are made of. Names and nesting are the published interface. */
import { CAME_BACK, HELD_REASONS, optionalTexts, ORDER_STATUSES } from '@jhola/domain';
import { z } from 'zod';

const time = z.iso.datetime();
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
  ...optionalTexts(() => z.string()),
  more_details: z.record(z.string(), z.string()),
  createdAt: time,
  updatedAt: time,
});

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

export const cartLine = z.strictObject({
  _id: z.string(),
  quantity: z.int().positive(),
  productId: product,
  /** What the shopper paid for one when it was put in, in rupees, for 'Was ₹28 when you added it'. */
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

export const orderLine = z.strictObject({
  productId: z.string().nullable(),
  name: z.string(),
  image: z.array(z.string()),
  unit: z.string(),
  price: rupees,
  discount: z.int(),
  quantity: z.int(),
  amount: rupees,
  /** If the order came back from the door: whether this line is in stock again or was written off. */
  cameBack: z.enum(CAME_BACK).nullable(),
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

/** Something that an admin did; of an update, `before` and `after` hold what differs. Prices are rupees. */
export const adminChange = z.strictObject({
  _id: z.string(),
  changedAt: time,
  /** The name as it was then; the id is null where the account is gone. */
  actor: z.strictObject({ _id: z.string().nullable(), name: z.string() }),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  entityName: z.string(),
  before: values.nullable(),
  after: values.nullable(),
  /** The change that this is a part of: the import of a price list, or a change of many products at once. */
  partOf: z.strictObject({ _id: z.string(), name: z.string(), entity: z.string() }).nullable(),
});

/** An account as an admin sees it. */
export const person = z.strictObject({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  avatar: z.string(),
  role: z.enum(['ADMIN', 'USER']),
  status: z.string(),
  verify_email: z.boolean(),
  last_login_date: time.nullable(),
  /** How many orders were placed from it. */
  orders: z.int().nonnegative(),
  createdAt: time,
});

/** A state that an order came into, when, and by whom. */
export const orderEvent = z.strictObject({
  status: z.enum(ORDER_STATUSES),
  at: time,
  by: z.enum(['shopper', 'shop', 'program']),
  /** Who of the shop it was; null for the shopper's eyes, and where it was nobody of the shop. */
  name: z.string().nullable(),
  note: z.string().nullable(),
});

export const orderDetails = z.strictObject({
  ...order.shape,
  /** Since when it is in its state: for one that was delivered, when that was. */
  statusSince: time,
  /** Why it was cancelled, or came back undelivered. */
  cancelReason: z.string().nullable(),
  customer: z.strictObject({ name: z.string(), email: z.string() }),
  timeline: z.array(orderEvent),
});

export const deskOrder = z.strictObject({
  ...order.shape,
  statusSince: time,
  customer: z.strictObject({ name: z.string() }),
});

/** A payment by card that a person of the shop has to look at, with the order that it was to be for. */
export const heldPayment = z.strictObject({
  /** The order's. */
  _id: z.string(),
  orderId: z.string(),
  /** Whether the order stands; else it was given up, and nobody is shown it. */
  placed: z.boolean(),
  since: time,
  reason: z.enum(HELD_REASONS),
  /** Rupees that were asked for. */
  expected: rupees,
  /** What came in, in the currency's smallest unit, as far as the provider said; null where money went back. */
  taken: z.strictObject({ amount: z.int().nullable(), currency: z.string().nullable() }).nullable(),
  /** What was noted of money that went back. */
  note: z.string().nullable(),
  customer: z.strictObject({ name: z.string(), email: z.string() }),
  ...order.pick({ items: true, delivery_address: true }).shape,
  sessionId: z.string().nullable(),
  paymentIntent: z.string().nullable(),
  /** The payment's page at the provider's; null where it has none. */
  providerUrl: z.string().nullable(),
});

/** What is to be taken from the shelves for some orders, as the shelves stand. */
export const pickGroup = z.strictObject({
  category: z.string(),
  lines: z.array(
    z.strictObject({
      name: z.string(),
      unit: z.string(),
      image: z.string(),
      quantity: z.int().positive(),
      /** Which order gets how many of them. */
      orders: z.array(z.strictObject({ orderId: z.string(), quantity: z.int().positive() })),
    }),
  ),
});

export type WireCategory = z.infer<typeof category>;
export type WireSubCategory = z.infer<typeof subCategory>;
export type WireProduct = z.infer<typeof product>;
export type WireUser = z.infer<typeof user>;
export type WireCartLine = z.infer<typeof cartLine>;
export type WireAddress = z.infer<typeof address>;
export type WireOrder = z.infer<typeof order>;
export type WireOrderLine = z.infer<typeof orderLine>;
export type WireAdminChange = z.infer<typeof adminChange>;
export type WirePerson = z.infer<typeof person>;
export type WireOrderEvent = z.infer<typeof orderEvent>;
export type WireOrderDetails = z.infer<typeof orderDetails>;
export type WireDeskOrder = z.infer<typeof deskOrder>;
export type WireHeldPayment = z.infer<typeof heldPayment>;
export type WirePickGroup = z.infer<typeof pickGroup>;
