import {
  formatPaise,
  formatRupees,
  lineAmountPaise,
  maxQuantity,
  packText,
  productPath,
} from '@jhola/domain';
import { Trash2 } from 'lucide';
import { NotifyMe } from '#features/stock-alerts/index.ts';
import { texts } from '#messages/cart-panels.ts';
import { languageOf } from '#platform/language.ts';
import { Link } from '#platform/routing/link.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { AddToCart } from '../add-to-cart.tsx';
import { type CartLine, lineFault, toPricedLine, unitPrice } from '../store/cart-line.ts';
import { maxMessage } from '../max-message.ts';
import { useSetQuantity } from '../use-cart.ts';
import '#ui/icon-button.css';

export type CartLineRowProps = {
  line: CartLine;
  /** Called when several of the product were removed by one tap. */
  onRemoved: () => void;
  /** Called when a link to the product's page is followed. */
  onLeave?: (() => void) | undefined;
};

/** One line of the cart: its changes since it was added, and controls to change or remove it. */
export function CartLineRow({ line, onRemoved, onLeave }: CartLineRowProps) {
  const { product, quantity } = line;
  const setQuantity = useSetQuantity();
  const fault = lineFault(line);
  const notice = faultNotice(line) ?? priceNotice(line);
  const most = maxQuantity(product.stock);
  const fullName = `${product.name} ${packText(product.unit)}`;
  const remove = () => setQuantity(product, 0);
  return (
    <li className={classNames('line', fault && 'line-fault')} data-tint={product.tint}>
      <Link className="pocket" to={productPath(product)} onClick={onLeave} tabIndex={-1} aria-hidden="true">
        <Picture src={product.image[0] ?? ''} alt="" shown={54} />
      </Link>
      <div className="name">
        <h3>
          <Link to={productPath(product)} lang={languageOf(product.name)} onClick={onLeave}>
            {product.name}
          </Link>
        </h3>
        <p className="muted small">{packText(product.unit)}</p>
      </div>
      {/* At 1 the stepper's minus removes the line. */}
      {fault !== 'sold-out' && quantity > 1 && (
        <IconButton
          className="line-remove"
          label={texts.removeAll({ quantity, product: fullName })}
          onClick={() => {
            remove();
            onRemoved();
          }}
        >
          <Icon of={Trash2} />
        </IconButton>
      )}
      <div className="line-buy">
        <div className="line-price">
          <Price price={product.price} discount={product.discount} />
          {quantity > 1 && (
            <p className="small">
              {texts.lineTotal({
                b: (amount) => <b>{amount}</b>,
                amount: formatPaise(lineAmountPaise(toPricedLine(line))),
              })}
            </p>
          )}
        </div>
        {fault === 'sold-out' ? (
          <Button
            small
            kind="line"
            className="line-out"
            aria-label={texts.removeProduct({ product: fullName })}
            onClick={remove}
          >
            {texts.remove}
          </Button>
        ) : (
          <AddToCart product={product} size="line" />
        )}
      </div>
      {notice && <Notice>{notice}</Notice>}
      {fault === 'sold-out' && <NotifyMe product={product} size="line" onLeave={onLeave} />}
      {fault === 'short' && (
        <Button small kind="line" className="line-fix" onClick={() => setQuantity(product, most)}>
          {texts.changeTo({ quantity: most })}
        </Button>
      )}
      {!notice && quantity === most && <p className="muted small line-max">{maxMessage(product)}</p>}
    </li>
  );
}

/** 'Was ₹28 when you added it, now ₹29.', or null if the price is the same. */
function priceNotice({ product, priceWhenAdded }: CartLine): string | null {
  const now = unitPrice(product);
  if (now === priceWhenAdded) return null;
  return texts.priceChanged({ before: formatRupees(priceWhenAdded), now: formatRupees(now) });
}

function faultNotice(line: CartLine): string | null {
  const fault = lineFault(line);
  if (fault === null) return null;
  return fault === 'sold-out' ? texts.soldOut : texts.tooMany({ reason: maxMessage(line.product) });
}
