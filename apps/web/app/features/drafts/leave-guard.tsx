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

export type LeaveGuardProps = {
  /** Whether leaving would lose something now. */
  when: boolean;
  /** The question and its explanation, if it isn't about the unsaved changes of a draft. */
  loss?: { readonly title: string; readonly advice: string };
};

/**
 * Asks for confirmation before a page is left that would lose something, such as unsaved changes: by a link, Back, or
 * closing the tab. Not once the session has ended, which leads to the login: a draft is stored.
 */
export function LeaveGuard({ when, loss }: LeaveGuardProps) {
  const blocks = useCallback<LeaveRule>(
    (present, next) => when && next.pathname !== present.pathname && sessionStore.current() !== 'none',
    [when],
  );
  const blocked = useLeaveRule(blocks);
  const isDraft = loss === undefined;
  useEffect(
    () => (when ? askBeforeUnload(isDraft ? isChangingLanguage : undefined) : undefined),
    [when, isDraft],
  );
  return (
    <Dialog
      open={blocked !== null}
      onClose={() => blocked?.stay()}
      title={loss?.title ?? texts.leaveTitle}
      description={loss?.advice ?? texts.leaveAdvice}
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
