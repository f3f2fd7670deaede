import { TriangleAlert } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { texts } from '#messages/admin-products.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/**
 * Somebody else has saved the product meanwhile: choose their version or ours. Gets the focus, because it is above the
 * form.
 */
export function StaleNotice(props: { onShowTheirs: () => void; onOverwrite: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  const textId = useId();
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} className="draft-note" role="group" aria-labelledby={textId} tabIndex={-1}>
      <Icon of={TriangleAlert} />
      <span id={textId}>{texts.changedMeanwhile}</span>
      <Button kind="line" small onClick={props.onShowTheirs}>
        {texts.showTheirs}
      </Button>
      <Button kind="line" small onClick={props.onOverwrite}>
        {texts.overwrite}
      </Button>
    </div>
  );
}
