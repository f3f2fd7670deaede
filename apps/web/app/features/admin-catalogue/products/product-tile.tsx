import type { WireProduct } from '@jhola/contract/client';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { tintStyle } from '#ui/tint.ts';
import { tintOf } from '#ui/tint-of.ts';
import { TileActions } from '../tile-actions.tsx';

export type ProductTileProps = { product: WireProduct; onEdit: () => void; onDelete: () => void };

/** A product as the shopkeeper sees it: what it costs, what is left, what can be done to it. */
export function ProductTile({ product, onEdit, onDelete }: ProductTileProps) {
  const { name, unit, stock, price, discount, image, category } = product;
  return (
    <li className="admin-tile" style={tintStyle(tintOf(category[0]?.name ?? name))}>
      <div className="admin-tile-picture">
        <Picture src={image[0] ?? ''} alt="" shown={200} />
      </div>
      <h2 className="admin-tile-name">{name}</h2>
      <div className="admin-tile-facts">
        <p className="muted">{unit}</p>
        <Price price={price} discount={discount} />
        <p className={stock === 0 ? 'bad' : 'muted'}>{stock === 0 ? 'Out of Stock' : `${stock} left`}</p>
      </div>
      <TileActions name={name} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}
