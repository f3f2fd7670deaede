import type { WireProduct } from '@jhola/contract/client';
import { discountedFromRupees, formatPaise, LOW_STOCK, packText } from '@jhola/domain';
import { texts } from '#messages/admin-products.ts';
import { texts as shared } from '#messages/shared.ts';
import { formatCount } from '#platform/format-count.ts';
import { languageOf } from '#platform/language.ts';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { tintOf } from '#ui/tint-of.ts';
import type { ReactNode } from 'react';
import { TileActions } from '../tile-actions.tsx';

export type ProductTileProps = {
  product: WireProduct;
  /** How many shoppers asked to be told when it is back. */
  waiting: number;
  onEdit: () => void;
  onDelete: () => void;
};

/** A product as admins see it: price, stock, actions. */
export function ProductTile({ product, waiting, onEdit, onDelete }: ProductTileProps) {
  const { name, unit, stock, price, discount, image, category } = product;
  return (
    <li className="admin-tile" data-tint={tintOf(category[0]?.name ?? name)}>
      <div className="admin-tile-picture">
        <Picture src={image[0] ?? ''} alt="" shown={200} />
        <StockBadge stock={stock} />
      </div>
      <h2 className="admin-tile-name" lang={languageOf(name)}>
        {name}
      </h2>
      <div className="admin-tile-facts">
        <p className="muted">{packText(unit)}</p>
        <b>{formatPaise(discountedFromRupees(price, discount))}</b>
      </div>
      {waiting > 0 && <p className="admin-tile-waiting">{texts.waiting({ count: waiting })}</p>}
      <TileActions name={name} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}

/** The stock, highlighted if it is low or sold out. */
function StockBadge({ stock }: { stock: number }) {
  const isFew = stock > 0 && stock <= LOW_STOCK;
  return (
    <span className={classNames('stock-badge', isFew && 'few', stock === 0 && 'bad')}>
      {stockText(stock)}
    </span>
  );
}

function stockText(stock: number): ReactNode {
  if (stock === 0) return shared.outOfStock;
  if (stock <= LOW_STOCK) return texts.left({ count: stock });
  const context = (content: ReactNode) => <span className="vh">{content}</span>;
  return texts.inStock({ count: formatCount(stock), context });
}
