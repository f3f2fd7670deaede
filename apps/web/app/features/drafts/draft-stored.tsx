import { CloudCheck } from 'lucide';
import { texts } from '#messages/drafts.ts';
import { formatTime } from '#platform/format-time.ts';
import { Icon } from '#ui/icon.tsx';

/** A small note that the draft is stored; renders nothing while there is no draft. */
export function DraftStored({ storedAt }: { storedAt: string | null }) {
  return (
    storedAt !== null && (
      <p className="draft-stored">
        <Icon of={CloudCheck} />
        {texts.storedAt({ time: formatTime(storedAt) })}
      </p>
    )
  );
}
