import type { WireDeskOrder } from '@jhola/contract/client';
import { texts } from '#messages/order-desk-list.ts';
import { Picture } from '#ui/picture.tsx';
import { tintOf } from '#ui/tint-of.ts';

const SHOWN = 3;

/** Thumbnails of the first few items of an order, and the number of pieces in all. */
export function ItemThumbs({ items }: Pick<WireDeskOrder, 'items'>) {
  const pieces = items.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <span className="row">
      <span className="thumbs" aria-hidden="true">
        {items.slice(0, SHOWN).map(({ name, category, image }, index) => (
          <span key={`${index} ${name}`} data-tint={tintOf(category || name)}>
            {image[0] && <Picture src={image[0]} alt="" shown={26} />}
          </span>
        ))}
        {items.length > SHOWN && <span className="thumbs-rest">+{items.length - SHOWN}</span>}
      </span>
      <span className="desk-pieces">{texts.itemCount({ count: pieces })}</span>
    </span>
  );
}
