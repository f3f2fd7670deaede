import { BadgePercent, Trash2, X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { countProducts } from './count-products.ts';
import type { Selection } from './use-selection.ts';

export type BulkBarProps = { selection: Selection; onDiscount: () => void; onDelete: () => void };

/** At the foot of the screen while something is chosen: how much, and what can be done to it. */
export function BulkBar({ selection, onDiscount, onDelete }: BulkBarProps) {
  const { count, isAll, more, matching, chooseAll, clear } = selection;
  return (
    <section className="bulk-bar" aria-label="What is chosen">
      <p role="status">
        <b>{countProducts(count)}</b> chosen{isAll && ', all that match'}
      </p>
      {more > 0 && (
        <Button kind="quiet" small onClick={chooseAll}>
          Choose all {matching.toLocaleString('en-IN')}
        </Button>
      )}
      <span className="bulk-acts">
        <Button kind="line" small onClick={onDiscount}>
          <BadgePercent className="i" aria-hidden="true" />
          Set discount
        </Button>
        <Button kind="bad" small onClick={onDelete}>
          <Trash2 className="i" aria-hidden="true" />
          Delete
        </Button>
      </span>
      <IconButton label="Choose none" className="bulk-clear" onClick={clear}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}
