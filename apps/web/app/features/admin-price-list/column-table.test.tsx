import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ColumnTable } from './column-table.tsx';

test('the error of a column describes its select', () => {
  const column = { samples: ['60'], meaning: 'price' as const, looksLikePaise: false };
  const html = renderToStaticMarkup(
    <ColumnTable
      columns={[
        { ...column, header: 'Rate' },
        { ...column, header: 'MRP' },
      ]}
      meanings={['price', 'mrp']}
      faults={['Another column is “Price” too', null]}
      onChange={() => undefined}
    />,
  );
  const [rate = '', mrp = ''] = html.match(/<select[^>]*>/g) ?? [];
  const description = /aria-describedby="([^"]+)"/.exec(rate)?.[1];
  const message = new RegExp(`<p[^>]* id="${description}"[^>]*>(.*?)</p>`).exec(html)?.[1] ?? '';
  expect(message.replaceAll(/<svg.*<\/svg>/g, '')).toBe('Another column is “Price” too');
  expect(mrp).not.toContain('aria-describedby');
});
