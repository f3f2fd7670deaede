import { recentDeliveriesText } from './recent-deliveries-text.ts';
import { useDeliveryTimes } from './use-delivery-times.ts';

/** How long the last deliveries took, in one line. Keeps the line's height before that is known. */
export function RecentDeliveries() {
  const minutes = useDeliveryTimes();
  return <span className="recent-deliveries">{minutes.length > 0 && recentDeliveriesText(minutes)}</span>;
}
