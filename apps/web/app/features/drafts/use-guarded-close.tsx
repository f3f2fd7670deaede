import { useState } from 'react';
import { texts } from '#messages/drafts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';

/**
 * For a form in a dialog: `close` asks for confirmation before it discards changes, and `guard` is the
 * element that asks; it also guards leaving the page.
 */
export function useGuardedClose(isChanged: boolean, discard: () => void, onClose: () => void) {
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (isChanged) setAsking(true);
    else onClose();
  };
  const guard = (
    <>
      <LeaveGuard when={isChanged} />
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.closeTitle}
        description={texts.closeAdvice}
        actions={
          <>
            <Button
              kind="soft"
              onClick={() => {
                setAsking(false);
                discard();
                onClose();
              }}
            >
              {texts.discardChanges}
            </Button>
            <Button onClick={() => setAsking(false)}>{texts.keepEditing}</Button>
          </>
        }
      />
    </>
  );
  return { close, guard };
}
