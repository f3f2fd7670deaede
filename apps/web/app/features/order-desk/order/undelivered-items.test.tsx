import type { WireOrderDetails } from '@jhola/contract/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UndeliveredItems } from './undelivered-items.tsx';

test('a name in a right-to-left script doesn’t move the numbers beside it', () => {
  const item = { quantity: 3, name: 'چاول', unit: '1 kg', returnOutcome: 'stock' };
  const items = [item] as unknown as WireOrderDetails['items'];
  expect(renderToStaticMarkup(<UndeliveredItems items={items} />)).toContain(
    '<dd>3 × <bdi>چاول</bdi>, 1 kg</dd>',
  );
});
