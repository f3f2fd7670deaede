export * from './make-call.ts';
export * from './recording-log.ts';
export * from './routes-of.ts';
export * from './shopper.ts';
export * from './stock-product.ts';
export * from './test-shop.ts';
export * from './turnable-clock.ts';
export * from './test-database.ts';
