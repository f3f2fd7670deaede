/** Where this browser keeps what a visitor wants to be told about until they have logged in. */
export const PENDING_ALERT_KEY = 'pendingStockAlert';
