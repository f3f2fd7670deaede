import { CloudCheck } from 'lucide';
import { formatTime } from '#platform/format-time.ts';
import { Icon } from '#ui/icon.tsx';

/** A small note that the draft is stored; renders nothing while there is no draft. */
export function DraftKept({ keptAt }: { keptAt: string | null }) {
  return (
    keptAt !== null && (
      <p className="draft-kept">
        <Icon of={CloudCheck} />
        Draft kept in this tab, {formatTime(keptAt)}
      </p>
    )
  );
}
