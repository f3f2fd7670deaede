import {
  BlockPlaceholder,
  CirclePlaceholder,
  LoadingPart,
  PanelPlaceholder,
  TextPlaceholder,
} from '#ui/placeholders.tsx';
import './order-view.css';

/** A placeholder for an order's page: its head, the clock with the timeline, and the items with the bill. */
export function OrderPlaceholder() {
  return (
    <LoadingPart className="stack">
      <div className="order-head">
        <span className="link">
          <TextPlaceholder width="90px" />
        </span>
        <div className="page-h">
          <TextPlaceholder width="9rem" />
        </div>
        <BlockPlaceholder height="32px" width="110px" />
      </div>
      <div className="order-view">
        <div className="panel stack">
          <ClockPlaceholder />
          <PastPlaceholder />
          <BlockPlaceholder height="48px" />
        </div>
        <div className="stack">
          <PanelPlaceholder rows={2} thumb={52} />
          <PanelPlaceholder rows={2} />
        </div>
      </div>
    </LoadingPart>
  );
}

/** A placeholder for the clock of an order, and the line below it. */
export function ClockPlaceholder() {
  return (
    <>
      <div className="order-clock">
        <CirclePlaceholder size="var(--ring)" />
      </div>
      <span className="arrival clock-line">
        <TextPlaceholder width="11rem" />
      </span>
    </>
  );
}

function PastPlaceholder() {
  return (
    <div className="timeline">
      {['60%', '75%', '40%', '45%'].map((width) => (
        <div className="step-placeholder" key={width}>
          <CirclePlaceholder size="36px" />
          <TextPlaceholder width={width} />
        </div>
      ))}
    </div>
  );
}
