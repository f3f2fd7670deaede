import { packText } from '@jhola/domain';
import type { WireProduct } from '@jhola/contract/client';
import { type KeyboardEvent, useId } from 'react';
import { texts } from '#messages/admin-products.ts';
import { classNames } from '#ui/class-names.ts';
import type { EditableField } from './field-fault.ts';
import { useCell } from './use-cell.ts';

const NAMES: Readonly<Record<EditableField, string>> = {
  price: texts.price,
  discount: texts.discount,
  stock: texts.stock,
};

/** A number that is edited in its table cell: Enter and blur save, Escape restores. */
export function CellEditor({ product, field }: { product: WireProduct; field: EditableField }) {
  const { text, isTyped, isSaving, fault, isAnnounced, type, leave, commit, restore } = useCell(
    product,
    field,
  );
  const faultId = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') restore();
  };
  return (
    <span className={classNames('cell', isTyped && 'typed', fault && 'err')} aria-busy={isSaving}>
      <span className="cell-box">
        {field === 'price' && <span aria-hidden="true">₹</span>}
        <input
          aria-label={texts.fieldOf({
            field: NAMES[field],
            product: `${product.name} ${packText(product.unit)}`,
          })}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : undefined}
          inputMode={field === 'price' ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={text}
          onChange={({ target }) => type(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={leave}
          onKeyDown={onKeyDown}
        />
        {field === 'discount' && <span aria-hidden="true">%</span>}
      </span>
      {fault && (
        <span className="cell-fault" id={faultId} role={isAnnounced ? undefined : 'alert'}>
          {fault}
        </span>
      )}
    </span>
  );
}
