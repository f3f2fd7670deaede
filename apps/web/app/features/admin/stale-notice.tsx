import { TriangleAlert } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { texts } from '#messages/admin.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

export type StaleNoticeProps = {
  onShowTheirs: () => void;
  onOverwrite: () => void;
};

/**
 * Somebody else has saved the edited thing meanwhile: choose their version or ours. Gets the focus, because it is above
 * the form.
 */
export function StaleNotice({ onShowTheirs, onOverwrite }: StaleNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const textId = useId();
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} className="draft-note" role="group" aria-labelledby={textId} tabIndex={-1}>
      <Icon of={TriangleAlert} />
      <span id={textId}>{texts.changedMeanwhile}</span>
      <Button kind="line" small onClick={onShowTheirs}>
        {texts.showTheirs}
      </Button>
      <Button kind="line" small onClick={onOverwrite}>
        {texts.overwrite}
      </Button>
    </div>
  );
}
