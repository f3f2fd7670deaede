import { History } from 'lucide';
import { texts } from '#messages/drafts.ts';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import './drafts.css';

/** Tells that the form was filled from a draft, and offers to discard it. */
export function DraftNote({ restoredAt, onDiscard }: { restoredAt: string | null; onDiscard: () => void }) {
  return (
    <LiveRegion>
      {restoredAt !== null && (
        <div className="draft-note">
          <Icon of={History} />
          <span>{texts.restored({ date: formatDate(restoredAt), time: formatTime(restoredAt) })}</span>
          <Button kind="line" small onClick={onDiscard}>
            {texts.discard}
          </Button>
        </div>
      )}
    </LiveRegion>
  );
}
