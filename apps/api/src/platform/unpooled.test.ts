import { expect, test } from 'vitest';
import { unpooled } from './unpooled.ts';

test('bytes that are a part of more memory are copied', () => {
  const pooled = Buffer.from('milk');
  expect(pooled.buffer.byteLength).toBeGreaterThan(4);
  const copy = unpooled(pooled);
  expect(String(copy)).toBe('milk');
  expect(copy.buffer.byteLength).toBe(4);
});

test('bytes in memory of their own aren’t copied', () => {
  const own = Buffer.allocUnsafeSlow(4);
  expect(unpooled(own)).toBe(own);
});
