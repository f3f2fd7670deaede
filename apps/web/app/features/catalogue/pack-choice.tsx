import { discountedFromRupees, formatPaise, packText } from '@jhola/domain';
import { texts } from '#messages/product-page.ts';
import { texts as shared } from '#messages/shared.ts';
import { Link } from '#platform/routing/link.tsx';
import type { Pack } from './load-product.ts';
import { unitPriceText } from './unit-price-text.ts';

/** The packs of one product, each a link to its page. */
export function PackChoice({ packs, chosen }: { packs: readonly Pack[]; chosen: string }) {
  return (
    <nav aria-label={texts.packSize} className="packs">
      {packs.map((pack) => (
        <Link
          to={pack.href}
          replace
          className="pack"
          aria-current={pack._id === chosen ? 'true' : undefined}
          key={pack._id}
        >
          <b>{packText(pack.unit)}</b>
          <span>
            {pack.stock === 0
              ? shared.outOfStock
              : formatPaise(discountedFromRupees(pack.price, pack.discount))}
          </span>
          {unitPriceText(pack) && <span className="muted small">{unitPriceText(pack)}</span>}
        </Link>
      ))}
    </nav>
  );
}
