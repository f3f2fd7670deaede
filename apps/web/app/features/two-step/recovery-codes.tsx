import { CircleCheck } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { LeaveGuard } from '#features/drafts/index.ts';
import { texts } from '#messages/two-step.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.ts';

/** New codes, and what has been done besides: 'Two-step verification is on.' Not a toast, which would cover the buttons. */
export type NewCodes = { codes: readonly string[]; done?: string };
export type RecoveryCodesProps = NewCodes & { onDone: () => void };

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, done, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const doneId = useId();
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success(texts.copied);
    } catch {
      // Browsers refuse it over plain http, and if the page isn't in the foreground.
      toast.error(texts.notCopied);
    }
  };
  return (
    <>
      <LeaveGuard when loss={{ title: texts.leaveTitle, advice: texts.leaveAdvice }} />
      {done !== undefined && (
        <p id={doneId} className="codes-done">
          <Icon of={CircleCheck} />
          {done}
        </p>
      )}
      <h2 ref={heading} className="codes-title" tabIndex={-1} aria-describedby={doneId}>
        {texts.codesTitle}
      </h2>
      <p className="muted">{texts.codesEffect}</p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row two-step-actions">
        <Button kind="line" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button onClick={onDone}>{texts.saved}</Button>
      </div>
    </>
  );
}
