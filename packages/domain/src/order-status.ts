/** What shoppers and shopkeepers see of an order that was placed. */
export const ORDER_STATUSES = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'undelivered',
  'cancelled',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The states in which somebody waits for the bag. */
export const OPEN_STATUSES = ['pending', 'processing', 'shipped'] as const satisfies readonly OrderStatus[];

/** Whether somebody waits for this order. */
export function isOpen(status: OrderStatus): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}

/** The states in which an order counts as a sale: all but those that ended without the customer getting it. */
export const SOLD_STATUSES = [
  'pending',
  'processing',
  'shipped',
  'delivered',
] as const satisfies readonly OrderStatus[];

/** Whether an order ended without the customer getting it: it brings no money, and what was paid is owed back. */
export function isUnfulfilled(status: StoredOrderStatus): boolean {
  return status === 'cancelled' || status === 'undelivered';
}

/** What becomes of a line of an order that came back: it is sold again, or written off. */
export const CAME_BACK = ['stock', 'written_off'] as const;

export type CameBack = (typeof CAME_BACK)[number];

const FORWARD: Readonly<Partial<Record<OrderStatus, OrderStatus>>> = {
  pending: 'processing',
  processing: 'shipped',
  shipped: 'delivered',
};

/** The next state on the way to the door, or null where the way has ended. */
export function nextStatus(status: OrderStatus): OrderStatus | null {
  return FORWARD[status] ?? null;
}

/**
 * Before it is placed, an order that is to be paid by card waits for its payment, holding its stock; without
 * one it is abandoned. Neither is shown to anybody as an order, nor counted as one.
 */
export const UNPLACED_STATUSES = ['awaiting_payment', 'abandoned'] as const;

export type StoredOrderStatus = OrderStatus | (typeof UNPLACED_STATUSES)[number];

const NEXT: Readonly<Record<StoredOrderStatus, readonly StoredOrderStatus[]>> = {
  awaiting_payment: ['pending', 'abandoned'],
  // Paid after all, when the hold was gone: placed where the stock is still there, else cancelled and refunded.
  abandoned: ['pending', 'cancelled'],
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  // Refused at the door, or nobody was there.
  shipped: ['delivered', 'undelivered'],
  delivered: [],
  undelivered: [],
  cancelled: [],
};

/** Whether an order may go from one state to another. */
export function mayMove(from: StoredOrderStatus, to: StoredOrderStatus): boolean {
  return NEXT[from].includes(to);
}

/**
 * Whether an order in this state has its lines taken off the stock. For one that came back, somebody decides line by
 * line what goes back.
 */
export function holdsStock(status: StoredOrderStatus): boolean {
  return status !== 'abandoned' && status !== 'cancelled';
}
