import { expect, test } from 'vitest';
import { readMessage } from './order-message.ts';

test('shows the message, and a tap opens its page', () => {
  const sent = {
    title: 'Your order is on its way',
    body: 'Order J-1',
    lang: 'en',
    path: '/dashboard/myorders/01a',
    tag: '01a',
  };
  expect(readMessage(JSON.stringify(sent))).toEqual({
    title: 'Your order is on its way',
    options: {
      body: 'Order J-1',
      lang: 'en',
      tag: '01a',
      icon: '/icon-192.png',
      data: '/dashboard/myorders/01a',
    },
  });
});

test.each(['', 'abc', 'null', '7', '{"title":7}'])(
  'shows something of the message %j that it can’t read',
  (text) => {
    expect(readMessage(text)).toMatchObject({ title: 'Jhola', options: { data: '/dashboard/myorders' } });
  },
);

test.each(['https://evil.test/', '//evil.test/', '/\\evil.test', 'javascript:alert(1)'])(
  'opens no %s',
  (path) => {
    expect(readMessage(JSON.stringify({ path })).options.data).toBe('/dashboard/myorders');
  },
);
