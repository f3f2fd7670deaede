import { useEffect } from 'react';
import { checkNow, reportOffline, useRetryWhenOnline, watchConnection } from '#features/connection/index.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/**
 * In the place of a page that didn't come. As soon as the shop answers the page is loaded as a document, not
 * before: without a network that would end at the browser's own error page.
 */
export function LostPageState() {
  // Where the whole page is lost, who watches in its root is gone with it.
  useEffect(watchConnection, []);
  useEffect(reportOffline, []);
  useRetryWhenOnline(true, () => window.location.reload());
  return (
    <>
      <title>No network · Jhola</title>
      <EmptyState level={1} title="No network" action={<Button onClick={checkNow}>Try again</Button>}>
        This page could not be loaded. Your cart is safe; we go on as soon as the shop can be reached.
      </EmptyState>
    </>
  );
}
