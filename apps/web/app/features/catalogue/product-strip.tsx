import { ChevronLeft, ChevronRight } from 'lucide';
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { texts } from '#messages/catalogue.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';
import { useScrollRoom } from './use-scroll-room.ts';

const STEP_PX = 200;
const EAGER_PICTURES = 3;
/** On a phone, which shows fewer than three, further cards are rendered once the row is scrolled. */
const CARDS_BEFORE_SCROLL = 7;
const WIDER_THAN_PHONES = '(min-width: 768px)';

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
  const [isFull, setFull] = useState(false);
  const cards = isFull ? products : products.slice(0, CARDS_BEFORE_SCROLL);
  const strip = useRef<HTMLDivElement>(null);
  return (
    <div className="scroller">
      <div className="cards-row" ref={strip}>
        {cards.map((product, index) => (
          <ProductCard product={product} first={first && index < EAGER_PICTURES} key={product._id} />
        ))}
        {children}
      </div>
      <ScrollButtons strip={strip} count={cards.length} onScroll={setFull} />
    </div>
  );
}

type ScrollButtonsProps = {
  strip: RefObject<HTMLDivElement | null>;
  /** The number of cards. */
  count: number;
  /** Called with true once the strip is scrolled, on laptops at once. */
  onScroll: (isScrolled: true) => void;
};

/** A component of its own, so that no card is rendered again when a button appears. */
function ScrollButtons({ strip, count, onScroll }: ScrollButtonsProps) {
  const room = useScrollRoom(strip, count);
  useEffect(() => {
    if (room.before || matchMedia(WIDER_THAN_PHONES).matches) startTransition(() => onScroll(true));
  }, [room, onScroll]);
  const scroll = (pixels: number) => strip.current?.scrollBy({ left: pixels, behavior: 'smooth' });
  return (
    <>
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
    </>
  );
}
