import { BadgePercent, Trash2, X } from 'lucide';
import { texts as catalogue } from '#messages/admin-catalogue.ts';
import { texts } from '#messages/admin-products.ts';
import { texts as admin } from '#messages/admin.ts';
import { formatCount } from '#platform/format-count.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { KeyHint, keyName } from '#ui/key-hint.tsx';
import type { Selection } from './use-selection.ts';

export type BulkBarProps = { selection: Selection; onDiscount: () => void; onDelete: () => void };

/** A bar at the bottom of the screen while products are selected: how many, and the bulk actions. */
export function BulkBar({ selection, onDiscount, onDelete }: BulkBarProps) {
  const { more, matching, chooseAll, clear } = selection;
  return (
    <section className="bulk-bar" aria-label={texts.selectedProducts}>
      <p>
        <SelectedCount selection={selection} />
      </p>
      <KeyHint>{admin.keyOfBar({ key: keyName })}</KeyHint>
      {more > 0 && (
        <Button kind="quiet" small onClick={chooseAll}>
          {texts.selectAll({ count: formatCount(matching) })}
        </Button>
      )}
      <span className="bulk-actions">
        <Button kind="line" small onClick={onDiscount}>
          <Icon of={BadgePercent} />
          {texts.setDiscount}
        </Button>
        <Button kind="bad" small onClick={onDelete}>
          <Icon of={Trash2} />
          {catalogue.delete}
        </Button>
      </span>
      <IconButton label={texts.clearSelection} className="bulk-clear" onClick={clear}>
        <Icon of={X} size={24} />
      </IconButton>
    </section>
  );
}

/** '3 products selected'. */
export function SelectedCount({ selection: { count, isAll } }: Pick<BulkBarProps, 'selection'>) {
  return (isAll ? texts.selectedAll : texts.selected)({
    b: (content) => <b>{content}</b>,
    products: texts.productCount({ count }),
  });
}
