import { useEffect, useRef } from 'react';
import { texts } from '#messages/two-step.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

export type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
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
      <h2 ref={heading} className="codes-title" tabIndex={-1}>
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
