import { useEffect, useRef } from 'react';
import { BillPlaceholder } from '#features/cart/index.ts';
import { texts } from '#messages/checkout.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { Notice } from '#ui/notice.tsx';
import {
  CirclePlaceholder,
  LoadingPart,
  PanelPlaceholder,
  repeat,
  TextPlaceholder,
} from '#ui/placeholders.tsx';
import '#ui/panel.css';
import '#ui/radio-card.css';
import './checkout.css';

/** Placeholders for the checkout while it is loading, or `isFindingOrder`, while the shop is asked for the order. */
export function CheckoutPlaceholder({ isFindingOrder = false }: { isFindingOrder?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The buttons to pay, where the shopper was, are far below on a tablet.
    if (isFindingOrder) heading.current?.scrollIntoView({ block: 'nearest' });
  }, [isFindingOrder]);
  return (
    <div className="two">
      <section className="stack">
        <h1 className="page-h" ref={heading}>
          {texts.chooseAddress}
        </h1>
        {isFindingOrder && (
          <LiveRegion>
            <Notice>{texts.findingOrder}</Notice>
          </LiveRegion>
        )}
        <LoadingPart className="stack">
          <div className="radio-cards">
            {repeat(2, (card) => (
              <div className="radio-card" key={card}>
                <CirclePlaceholder size="24px" />
                <div>
                  {['70%', '50%', '45%', '40%'].map((width) => (
                    <TextPlaceholder width={width} key={width} />
                  ))}
                </div>
              </div>
            ))}
          </div>
          <PanelPlaceholder rows={2} thumb={64} />
        </LoadingPart>
      </section>
      <BillPlaceholder buttons={2} />
    </div>
  );
}
