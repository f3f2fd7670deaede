import { texts } from '#messages/shared.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Placeholders for a grid of tiles that is loading. */
export function TilePlaceholders() {
  return (
    <div className="admin-grid" role="status" aria-label={texts.loadingLabel}>
      {NUMBERS.map((number) => (
        <Skeleton key={number} height="220px" />
      ))}
    </div>
  );
}
