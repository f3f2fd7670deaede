import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageNavigator } from '#platform/routing/page-navigator.ts';
import { NavigatorContext } from '#platform/routing/pages-context.ts';
import { SearchTermList } from './search-term-list.tsx';

// This test presses nothing.
const navigator = {} as PageNavigator;
const none = () => undefined;

test('a proposal says what it would show', () => {
  const proposals = [{ meant: 'chocolate', product: 'Cocovan White Chocolate' }];
  const sought = [{ term: 'choklat', count: 3, found: null, proposals }];
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <NavigatorContext value={navigator}>
        <SearchTermList title="Nothing found" hint="" none="" sought={sought} onAdd={none} />
      </NavigatorContext>
    </QueryClientProvider>,
  );
  expect(markup).toContain('>It means chocolate<');
  expect(markup).toContain('>Would show Cocovan White Chocolate<');
});
