import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadFirstPage } from '#platform/routing/load-first-page.ts';
import { Shop } from './root.tsx';
import { routeTable } from './routes.ts';

const pages = await loadFirstPage(routeTable);
// In a transition: waking the page up never stands in the way of a scroll or a tap.
startTransition(() => {
  hydrateRoot(document, <Shop {...pages} />);
});
