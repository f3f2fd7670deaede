import { BadgePercent, Trash2, X } from 'lucide';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { countProducts } from './count-products.ts';
import type { Selection } from './use-selection.ts';

export type BulkBarProps = { selection: Selection; onDiscount: () => void; onDelete: () => void };

/** A bar at the bottom of the screen while products are selected: how many, and the bulk actions. */
export function BulkBar({ selection, onDiscount, onDelete }: BulkBarProps) {
  const { count, isAll, more, matching, chooseAll, clear } = selection;
  return (
    <section className="bulk-bar" aria-label="Selected products">
      <p role="status">
        <b>{countProducts(count)}</b> chosen{isAll && ', all that match'}
      </p>
      {more > 0 && (
        <Button kind="quiet" small onClick={chooseAll}>
          Select all {matching.toLocaleString('en-IN')}
        </Button>
      )}
      <span className="bulk-actions">
        <Button kind="line" small onClick={onDiscount}>
          <Icon of={BadgePercent} />
          Set discount
        </Button>
        <Button kind="bad" small onClick={onDelete}>
          <Icon of={Trash2} />
          Delete
        </Button>
      </span>
      <IconButton label="Clear selection" className="bulk-clear" onClick={clear}>
        <Icon of={X} size={24} />
      </IconButton>
    </section>
  );
}
