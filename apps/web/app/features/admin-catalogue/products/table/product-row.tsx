import type { WireProduct } from '@jhola/contract/client';
import { LOW_STOCK, packText } from '@jhola/domain';
import { texts } from '#messages/admin-products.ts';
import { texts as shared } from '#messages/shared.ts';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { languageOf } from '#platform/language.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { tintOf } from '#ui/tint-of.ts';
import { RowActions } from '../../row-actions.tsx';
import { toBulkButtons } from '../bulk/to-bulk-buttons.ts';
import { CellEditor } from './cell-editor.tsx';
import { useEditedProduct } from './use-edit-queue.ts';

export type ProductRowProps = {
  product: WireProduct;
  /** How many shoppers asked to be told when it is back. */
  waiting: number;
  chosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** One product of the table; a card on small screens. */
export function ProductRow({ product, waiting, chosen, onChoose, onEdit, onDelete }: ProductRowProps) {
  const { name, unit, stock, price, discount, updatedAt } = useEditedProduct(product);
  return (
    <tr className={chosen ? 'chosen-row' : undefined}>
      <td className="pick-cell">
        <label className="pick-box">
          <Checkbox
            aria-label={texts.select({ name: `${name} ${packText(unit)}` })}
            checked={chosen}
            onChange={onChoose}
            onKeyDown={toBulkButtons}
          />
        </label>
      </td>
      <th scope="row">
        <ProductCell product={product} waiting={waiting} />
      </th>
      <td className="number price-cell" data-label={texts.price}>
        <CellEditor product={product} field="price" />
      </td>
      <td className="number discount-cell" data-label={texts.discount}>
        <CellEditor product={product} field="discount" />
      </td>
      <td className="pays" data-label={texts.shoppersPay}>
        <Price price={price} discount={discount} />
      </td>
      <td
        className={classNames('number stock-cell', stock === 0 ? 'out' : stock <= LOW_STOCK && 'low')}
        data-label={stock === 0 ? shared.outOfStock : texts.stock}
      >
        <CellEditor product={product} field="stock" />
      </td>
      <td className="changed muted" data-label={texts.lastChange}>
        <time dateTime={updatedAt}>
          {formatDate(updatedAt)}, <span className="changed-at">{formatTime(updatedAt)}</span>
        </time>
      </td>
      <RowActions name={name} onEdit={onEdit} onDelete={onDelete} />
    </tr>
  );
}

function ProductCell({
  product: { name, unit, image, category },
  waiting,
}: Pick<ProductRowProps, 'product' | 'waiting'>) {
  return (
    <span className="product-cell">
      <span className="pocket table-thumb" data-tint={tintOf(category[0]?.name ?? name)}>
        <Picture src={image[0] ?? ''} alt="" shown={40} />
      </span>
      <span>
        <span className="product-name" lang={languageOf(name)}>
          {name}
        </span>
        <span className="muted small">
          {packText(unit)} · {category.map((one) => one.name).join(', ')}
        </span>
        {waiting > 0 && <span className="waiting small">{texts.waiting({ count: waiting })}</span>}
      </span>
    </span>
  );
}
