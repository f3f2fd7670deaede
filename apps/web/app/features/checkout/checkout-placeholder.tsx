import { texts } from '#messages/checkout.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import '#ui/panel.css';
import './checkout.css';

/** Placeholders for the checkout while it is loading. */
export function CheckoutPlaceholder() {
  return (
    <div className="two" aria-busy="true">
      <section className="stack">
        <h1 className="page-h">{texts.chooseAddress}</h1>
        <div className="panel">
          <Lines />
        </div>
        <div className="panel">
          <Lines />
        </div>
      </section>
      <div className="panel stack">
        <Skeleton height="28px" width="45%" />
        <Lines />
        <Skeleton height="56px" />
        <Skeleton height="56px" />
      </div>
    </div>
  );
}

function Lines() {
  return (
    <div className="stack">
      {['70%', '50%', '60%'].map((width) => (
        <Skeleton height="20px" width={width} key={width} />
      ))}
    </div>
  );
}
