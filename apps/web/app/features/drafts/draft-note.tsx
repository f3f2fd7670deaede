import { History } from 'lucide';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import './drafts.css';

/** Says that the form holds what was typed before, and offers to begin anew. Nothing where it doesn't. */
export function DraftNote({ restoredAt, onDiscard }: { restoredAt: string | null; onDiscard: () => void }) {
  if (restoredAt === null) return null;
  return (
    <div className="draft-note" role="status">
      <Icon of={History} />
      <span>
        This is what you typed on {formatDate(restoredAt)} at {formatTime(restoredAt)}. It isn’t saved yet.
      </span>
      <Button kind="line" small onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
