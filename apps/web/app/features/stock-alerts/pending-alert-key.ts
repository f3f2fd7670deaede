/** The storage key of the stock alert that a visitor wants, until they have logged in. */
export const PENDING_ALERT_KEY = 'pendingStockAlert';
