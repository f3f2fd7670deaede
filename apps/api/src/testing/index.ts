export * from '@jhola/tools/testing/recording-log.ts';
export * from '@jhola/tools/testing/test-database.ts';
export * from '@jhola/tools/testing/turnable-clock.ts';
export * from './make-call.ts';
export * from './routes-of.ts';
export * from './shopper.ts';
export * from './stock-product.ts';
export * from './test-shop.ts';
