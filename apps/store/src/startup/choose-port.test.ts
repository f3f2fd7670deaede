import { readConfig } from '@jhola/api';
import { expect, test } from 'vitest';
import { choosePort } from './choose-port.ts';

test('PORT=0 is a free port, which is also in the shop’s address', async () => {
  const { port, publicUrl } = await choosePort(readConfig({ PORT: '0' }));
  expect(port).toBeGreaterThan(0);
  expect(publicUrl).toBe(`http://localhost:${port}`);
});

test('a shop behind a proxy keeps its public address', async () => {
  const { publicUrl } = await choosePort(readConfig({ PORT: '0', PUBLIC_URL: 'https://shop.example' }));
  expect(publicUrl).toBe('https://shop.example');
});

test('another port is kept', async () => {
  const config = readConfig({ PORT: '8081' });
  expect(await choosePort(config)).toBe(config);
});
