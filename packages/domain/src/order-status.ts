import { statusTexts } from './messages/order-texts.ts';

/** The states of a placed order, as shoppers and staff see them. */
export const ORDER_STATUSES = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'undelivered',
  'cancelled',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The states in which a customer waits for the order. */
export const OPEN_STATUSES = ['pending', 'processing', 'shipped'] as const satisfies readonly OrderStatus[];

export type OpenStatus = (typeof OPEN_STATUSES)[number];

/** The final states. */
export const CLOSED_STATUSES = [
  'delivered',
  'undelivered',
  'cancelled',
] as const satisfies readonly OrderStatus[];

/** Whether the customer still waits for the order. */
export function isOpen(status: OrderStatus): status is OpenStatus {
  return OPEN_STATUSES.some((open) => open === status);
}

/** The states in which an order counts as a sale: all but those in which the customer doesn't get it. */
export const SOLD_STATUSES = [
  'pending',
  'processing',
  'shipped',
  'delivered',
] as const satisfies readonly OrderStatus[];

/** Whether an order ended without the customer getting it: it earns nothing, and a payment is refunded. */
export function isUnfulfilled(status: StoredOrderStatus): boolean {
  return status === 'cancelled' || status === 'undelivered';
}

/** What happens to a line of an undelivered order: it goes back into stock, or is written off. */
export const RETURN_OUTCOMES = ['stock', 'written_off'] as const;

export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number];

/** The states to which the order desk moves an order, one after the other, until it is delivered. */
export const FORWARD_STATUSES = [
  'processing',
  'shipped',
  'delivered',
] as const satisfies readonly OrderStatus[];

export type ForwardStatus = (typeof FORWARD_STATUSES)[number];

const FORWARD: Readonly<Record<OpenStatus, ForwardStatus>> = {
  pending: 'processing',
  processing: 'shipped',
  shipped: 'delivered',
};

/** The next state on the way to delivery, or null in a final state. */
export function nextStatus(status: OrderStatus): ForwardStatus | null {
  return isOpen(status) ? FORWARD[status] : null;
}

/**
 * The states of an order paid by card before it is placed: it waits for its payment and holds its stock, or was
 * abandoned without one. Neither is shown or counted as an order.
 */
export const UNPLACED_STATUSES = ['awaiting_payment', 'abandoned'] as const;

export type StoredOrderStatus = OrderStatus | (typeof UNPLACED_STATUSES)[number];

/** The name of an order's state within a sentence. */
export function statusText(status: StoredOrderStatus): string {
  return statusTexts[status];
}

const NEXT: Readonly<Record<StoredOrderStatus, readonly StoredOrderStatus[]>> = {
  awaiting_payment: ['pending', 'abandoned'],
  // Paid after the hold had ended: placed if the stock is still there, else cancelled and refunded.
  abandoned: ['pending', 'cancelled'],
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  // Refused at the door, or nobody was there.
  shipped: ['delivered', 'undelivered'],
  delivered: [],
  undelivered: [],
  cancelled: [],
};

/** Whether an order may change from one state to another. */
export function mayMove(from: StoredOrderStatus, to: StoredOrderStatus): boolean {
  return NEXT[from].includes(to);
}

/**
 * Whether an order in this state has its lines taken off the stock. When an order is marked undelivered, staff
 * decide for each line whether it goes back.
 */
export function holdsStock(status: StoredOrderStatus): boolean {
  return status !== 'abandoned' && status !== 'cancelled';
}
