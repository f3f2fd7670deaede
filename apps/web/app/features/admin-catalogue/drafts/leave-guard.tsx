import { useCallback, useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/**
 * Asks before a page with unsaved changes is left, by a link, the back button, or closing the tab. Not on the way to
 * the login: there the session is over, and the draft is kept.
 */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const blocks = useCallback<BlockerFunction>(
    ({ currentLocation: { pathname }, nextLocation }) =>
      isChanged && nextLocation.pathname !== pathname && nextLocation.pathname !== '/login',
    [isChanged],
  );
  const blocker = useBlocker(blocks);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      description="What you typed stays in this browser tab, and is offered again when you come back."
      actions={
        <>
          <Button kind="soft" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button onClick={() => blocker.reset?.()}>Stay</Button>
        </>
      }
    />
  );
}
