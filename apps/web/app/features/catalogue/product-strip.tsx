import { ChevronLeft, ChevronRight } from 'lucide';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { texts } from '#messages/catalogue.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';
import { useScrollRoom } from './use-scroll-room.ts';

const STEP_PX = 200;
const EAGER_PICTURES = 3;

export type ProductStripProps = {
  products: readonly CardProduct[];
  /** Whether to fetch the first pictures at once. */
  first?: boolean;
  /** Rendered after the products: placeholders. */
  children?: ReactNode;
};

/** Cards in one row that scrolls sideways, with buttons on laptops. Keeps its height while it is empty. */
export function ProductStrip({ products: wanted, first = false, children }: ProductStripProps) {
  // Cards that arrive later are rendered piece by piece, because taps must not wait for them.
  const products = useDeferredValue(wanted);
  const strip = useRef<HTMLDivElement>(null);
  const room = useScrollRoom(strip, products.length);
  const scroll = (pixels: number) => strip.current?.scrollBy({ left: pixels, behavior: 'smooth' });
  return (
    <div className="scroller">
      <div className="cards-row" ref={strip}>
        {products.map((product, place) => (
          <ProductCard product={product} first={first && place < EAGER_PICTURES} key={product._id} />
        ))}
        {children}
      </div>
      {room.before && (
        <IconButton className="nav prev" label={texts.scrollBack} round onClick={() => scroll(-STEP_PX)}>
          <Icon of={ChevronLeft} size={24} />
        </IconButton>
      )}
      {room.after && (
        <IconButton className="nav next" label={texts.scrollOn} round onClick={() => scroll(STEP_PX)}>
          <Icon of={ChevronRight} size={24} />
        </IconButton>
      )}
    </div>
  );
}
