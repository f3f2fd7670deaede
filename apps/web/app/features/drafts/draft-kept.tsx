import { CloudCheck } from 'lucide';
import { formatTime } from '#platform/format-time.ts';
import { Icon } from '#ui/icon.tsx';

/** A quiet word that what was typed is safe; nothing while there is nothing to keep. */
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
