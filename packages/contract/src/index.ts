export * from './call.ts';
export * from './calls/index.ts';
export * from './errors.ts';
export { errorTexts } from './messages/index.ts';
export * from './possible-errors.ts';
export * from './routes.ts';
export * as wire from './wire.ts';
export type * from './wire.ts';
