export * from './open-test-sandbox.ts';
