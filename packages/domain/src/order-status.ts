/** What shoppers and shopkeepers see of an order that was placed. */
export const ORDER_STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The states in which somebody waits for the bag. */
export const OPEN_STATUSES = ['pending', 'processing', 'shipped'] as const satisfies readonly OrderStatus[];

/** Whether somebody waits for this order. */
export function isOpen(status: OrderStatus): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}

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
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
};

/** Whether an order may go from one state to another. */
export function mayMove(from: StoredOrderStatus, to: StoredOrderStatus): boolean {
  return NEXT[from].includes(to);
}

/** Whether an order in this state has its lines taken off the stock. */
export function holdsStock(status: StoredOrderStatus): boolean {
  return status !== 'abandoned' && status !== 'cancelled';
}
