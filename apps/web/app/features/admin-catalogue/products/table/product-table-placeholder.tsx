import { PAGE_SIZES } from '@jhola/domain';
import { texts } from '#messages/admin-products.ts';
import { BlockPlaceholder, TablePlaceholder, TextPlaceholder, ThumbPlaceholder } from '#ui/placeholders.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import './product-table.css';

/** The table of products while it is loading. */
export function ProductTablePlaceholder() {
  const box = <Skeleton height="20px" width="20px" />;
  return (
    <TablePlaceholder
      className="product-table"
      rows={PAGE_SIZES.adminProducts}
      head={
        <>
          <td className="pick-cell">
            <span className="pick-box">
              {box}
              <span className="pick-word">
                <TextPlaceholder width="7rem" />
              </span>
            </span>
          </td>
          <th colSpan={100}>
            <TextPlaceholder width="30%" />
          </th>
        </>
      }
    >
      <td className="pick-cell">
        <span className="pick-box">{box}</span>
      </td>
      <th>
        <span className="product-cell">
          <ThumbPlaceholder size={44} />
          <span className="grow">
            <TextPlaceholder width="16rem" />
            <TextPlaceholder width="10rem" />
          </span>
        </span>
      </th>
      <td className="number price-cell" data-label={texts.price}>
        <BlockPlaceholder height="44px" />
      </td>
      <td className="number discount-cell" data-label={texts.discount}>
        <BlockPlaceholder height="44px" />
      </td>
      <td className="pays" data-label={texts.shoppersPay}>
        <span className="price">
          <TextPlaceholder width="60px" />
        </span>
      </td>
      <td className="number stock-cell" data-label={texts.stock}>
        <BlockPlaceholder height="44px" />
      </td>
      <td className="changed" data-label={texts.lastChange}>
        <TextPlaceholder width="8rem" />
      </td>
      <td className="action">
        <span className="action-placeholder">
          <BlockPlaceholder height="20px" width="64px" />
        </span>
      </td>
    </TablePlaceholder>
  );
}
