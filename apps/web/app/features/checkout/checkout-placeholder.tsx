import { texts } from '#messages/checkout.ts';
import {
  BlockPlaceholder,
  CirclePlaceholder,
  LoadingPart,
  PanelPlaceholder,
  repeat,
  TextPlaceholder,
} from '#ui/placeholders.tsx';
import '#ui/panel.css';
import '#ui/radio-card.css';
import './checkout.css';

const BILL_LINES = 4;

/** Placeholders for the checkout while it is loading. */
export function CheckoutPlaceholder() {
  return (
    <div className="two">
      <section className="stack">
        <h1 className="page-h">{texts.chooseAddress}</h1>
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
      <div className="panel stack" aria-hidden="true">
        <TextPlaceholder width="45%" />
        <div className="bill">
          {repeat(BILL_LINES, (line) => (
            <div key={line}>
              <TextPlaceholder width="35%" />
              <TextPlaceholder width="20%" />
            </div>
          ))}
        </div>
        <BlockPlaceholder height="56px" />
        <BlockPlaceholder height="56px" />
      </div>
    </div>
  );
}
