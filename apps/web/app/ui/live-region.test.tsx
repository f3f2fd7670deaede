import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LiveRegion } from './live-region.tsx';

test('a region is in the document before its content', () => {
  const region = renderToStaticMarkup(<LiveRegion className="stack">3 products selected</LiveRegion>);
  expect(region).toBe('<div role="status" aria-live="polite" class="vh"></div>');
});
