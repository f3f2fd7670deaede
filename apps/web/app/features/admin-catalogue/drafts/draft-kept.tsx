import { CloudCheck } from 'lucide-react';
import { formatTime } from '#platform/format-time.ts';

/** A quiet word that what was typed is safe; nothing while there is nothing to keep. */
export function DraftKept({ keptAt }: { keptAt: string | null }) {
  return (
    keptAt !== null && (
      <p className="draft-kept">
        <CloudCheck className="i" aria-hidden="true" />
        Draft kept in this tab, {formatTime(keptAt)}
      </p>
    )
  );
}
