import { useCallback, useEffect } from 'react';
import { sessionStore } from '#features/session/index.ts';
import { texts } from '#messages/drafts.ts';
import { LANGUAGE } from '#messages/language.ts';
import { askBeforeUnload } from '#platform/ask-before-unload.ts';
import { LANGUAGE_COOKIE } from '#platform/language.ts';
import type { LeaveRule } from '#platform/routing/page-navigator.ts';
import { useLeaveRule } from '#platform/routing/use-leave-rule.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Whether the page is being reloaded in another language, which restores the draft. */
function isChangingLanguage(): boolean {
  const chosen = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  return chosen !== undefined && chosen !== LANGUAGE.code;
}

/**
 * Asks for confirmation before a page with unsaved changes is left, by a link, Back, or closing the tab. Not once the
 * session has ended: the draft is stored.
 */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const blocks = useCallback<LeaveRule>(
    (present, next) => isChanged && next.pathname !== present.pathname && sessionStore.current() !== 'none',
    [isChanged],
  );
  const blocked = useLeaveRule(blocks);
  useEffect(() => (isChanged ? askBeforeUnload(isChangingLanguage) : undefined), [isChanged]);
  return (
    <Dialog
      open={blocked !== null}
      onClose={() => blocked?.stay()}
      title={texts.leaveTitle}
      description={texts.leaveAdvice}
      actions={
        <>
          <Button kind="soft" onClick={() => blocked?.leave()}>
            {texts.leave}
          </Button>
          <Button onClick={() => blocked?.stay()}>{texts.stay}</Button>
        </>
      }
    />
  );
}
