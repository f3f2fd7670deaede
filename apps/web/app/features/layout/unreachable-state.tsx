import { useEffect } from 'react';
import { checkNow, reportOffline, useRetryWhenOnline, watchConnection } from '#features/connection/index.ts';
import { texts } from '#messages/layout.ts';
import { texts as shared } from '#messages/shared.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/**
 * Shown in place of a page that failed to load. Reloads the document as soon as the shop responds, not
 * before: offline, that would end at the browser's own error page.
 */
export function UnreachableState() {
  // If the whole document failed, the watcher in its root isn't rendered.
  useEffect(watchConnection, []);
  useEffect(reportOffline, []);
  useRetryWhenOnline(true, () => window.location.reload());
  return (
    <>
      <title>{shared.pageTitle({ page: texts.noNetwork })}</title>
      <EmptyState
        level={1}
        title={texts.noNetwork}
        action={<Button onClick={checkNow}>{shared.tryAgain}</Button>}
      >
        {texts.noNetworkAdvice}
      </EmptyState>
    </>
  );
}
