import { PAGE_SIZES } from '@jhola/domain';
import { BlockPlaceholder, TablePlaceholder, TextPlaceholder, ThumbPlaceholder } from '#ui/placeholders.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import './product-table.css';

/** The table of products while it is loading. */
export function ProductTablePlaceholder() {
  return (
    <TablePlaceholder className="product-table" rows={PAGE_SIZES.adminProducts}>
      <td className="pick-cell">
        <span className="pick-box">
          <Skeleton height="20px" width="20px" />
        </span>
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
      <td className="number price-cell">
        <BlockPlaceholder height="44px" />
      </td>
      <td className="number discount-cell">
        <BlockPlaceholder height="44px" />
      </td>
      <td className="pays">
        <TextPlaceholder width="60px" />
      </td>
      <td className="number stock-cell">
        <BlockPlaceholder height="44px" />
      </td>
      <td className="changed">
        <TextPlaceholder width="80%" />
      </td>
      <td className="action">
        <span className="action-placeholder">
          <BlockPlaceholder height="20px" width="64px" />
        </span>
      </td>
    </TablePlaceholder>
  );
}
