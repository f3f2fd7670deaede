import type { WireProduct } from '@jhola/contract/client';
import { discountedFromRupees, formatPaise, LOW_STOCK } from '@jhola/domain';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { tintStyle } from '#ui/tint.ts';
import { tintOf } from '#ui/tint-of.ts';
import { TileActions } from '../tile-actions.tsx';

export type ProductTileProps = { product: WireProduct; onEdit: () => void; onDelete: () => void };

/** A product as admins see it: price, stock, actions. */
export function ProductTile({ product, onEdit, onDelete }: ProductTileProps) {
  const { name, unit, stock, price, discount, image, category } = product;
  return (
    <li className="admin-tile" style={tintStyle(tintOf(category[0]?.name ?? name))}>
      <div className="admin-tile-picture">
        <Picture src={image[0] ?? ''} alt="" shown={200} />
        <StockBadge stock={stock} />
      </div>
      <h2 className="admin-tile-name">{name}</h2>
      <div className="admin-tile-facts">
        <p className="muted">{unit}</p>
        <b>{formatPaise(discountedFromRupees(price, discount))}</b>
      </div>
      <TileActions name={name} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}

/** The stock, highlighted if it is low or sold out. */
function StockBadge({ stock }: { stock: number }) {
  const isFew = stock > 0 && stock <= LOW_STOCK;
  return (
    <span className={classNames('stock-badge', isFew && 'few', stock === 0 && 'bad')}>
      {stock === 0 ? 'Out of Stock' : isFew ? `${stock} left` : stock.toLocaleString('en-IN')}
      {stock > LOW_STOCK && <span className="vh"> in stock</span>}
    </span>
  );
}
