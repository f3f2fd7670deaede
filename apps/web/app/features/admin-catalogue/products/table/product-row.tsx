import type { WireProduct } from '@jhola/contract/client';
import { LOW_STOCK } from '@jhola/domain';
import { Pencil, Trash2 } from 'lucide';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { tintStyle } from '#ui/tint.ts';
import { tintOf } from '#ui/tint-of.ts';
import { CellEditor } from './cell-editor.tsx';
import { useEditedProduct } from './use-edit-queue.ts';

export type ProductRowProps = {
  product: WireProduct;
  chosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** One product of the table; a card on small screens. */
export function ProductRow({ product, chosen, onChoose, onEdit, onDelete }: ProductRowProps) {
  const { name, unit, stock, price, discount, updatedAt } = useEditedProduct(product);
  return (
    <tr className={chosen ? 'chosen-row' : undefined}>
      <td className="pick-cell">
        <label className="pick-box">
          <Checkbox aria-label={`Choose ${name} ${unit}`} checked={chosen} onChange={onChoose} />
        </label>
      </td>
      <th scope="row">
        <ProductCell product={product} />
      </th>
      <td className="number" data-label="Price">
        <CellEditor product={product} field="price" />
      </td>
      <td className="number" data-label="Discount">
        <CellEditor product={product} field="discount" />
      </td>
      <td className="pays" data-label="Shoppers pay">
        <Price price={price} discount={discount} />
      </td>
      <td
        className={classNames('number', stock === 0 ? 'out' : stock <= LOW_STOCK && 'low')}
        data-label={stock === 0 ? 'Out of Stock' : 'Stock'}
      >
        <CellEditor product={product} field="stock" />
      </td>
      <td className="changed muted">
        <time dateTime={updatedAt}>
          {formatDate(updatedAt)}, <span className="changed-at">{formatTime(updatedAt)}</span>
        </time>
      </td>
      <td className="action">
        <IconButton label={`Edit ${name}`} onClick={onEdit}>
          <Icon of={Pencil} />
        </IconButton>
        <IconButton label={`Delete ${name}`} className="bad" onClick={onDelete}>
          <Icon of={Trash2} />
        </IconButton>
      </td>
    </tr>
  );
}

function ProductCell({ product: { name, unit, image, category } }: Pick<ProductRowProps, 'product'>) {
  return (
    <span className="product-cell">
      <span className="pocket table-thumb" style={tintStyle(tintOf(category[0]?.name ?? name))}>
        <Picture src={image[0] ?? ''} alt="" shown={40} />
      </span>
      <span>
        <span className="product-name">{name}</span>
        <span className="muted small">
          {unit} · {category.map((one) => one.name).join(', ')}
        </span>
      </span>
    </span>
  );
}
