import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { wakePages } from '#platform/routing/wake-pages.ts';
import { Shop } from './root.tsx';
import { routeTable } from './routes.ts';

const pages = await wakePages(routeTable);
// In a transition: waking the page up never stands in the way of a scroll or a tap.
startTransition(() => {
  hydrateRoot(document, <Shop {...pages} />);
});
