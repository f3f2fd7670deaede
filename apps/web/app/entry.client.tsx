import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { endEarlyCart } from '#features/cart/index.ts';
import { storePageLanguage } from '#platform/language.ts';
import { loadFirstPage } from '#platform/routing/load-first-page.ts';
import { Shop } from './root.tsx';
import { routeTable } from './routes.ts';

storePageLanguage();
const pages = await loadFirstPage(routeTable);
endEarlyCart();
// In a transition, so that hydration never delays a scroll or a tap.
startTransition(() => {
  hydrateRoot(document, <Shop {...pages} />);
});
