export * from './address.ts';
export * from './cart-totals.ts';
export * from './ids.ts';
export * from './limits.ts';
export * from './money.ts';
export * from './order-status.ts';
export * from './pricing.ts';
export * from './slug.ts';
