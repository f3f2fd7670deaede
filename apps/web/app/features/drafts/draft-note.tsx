import { History } from 'lucide';
import { texts } from '#messages/drafts.ts';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import './drafts.css';

/** Tells that the form was filled from a draft, and offers to discard it. Renders nothing otherwise. */
export function DraftNote({ restoredAt, onDiscard }: { restoredAt: string | null; onDiscard: () => void }) {
  if (restoredAt === null) return null;
  return (
    <div className="draft-note" role="status">
      <Icon of={History} />
      <span>{texts.restored({ date: formatDate(restoredAt), time: formatTime(restoredAt) })}</span>
      <Button kind="line" small onClick={onDiscard}>
        {texts.discard}
      </Button>
    </div>
  );
}
