import { FirstRow } from '#features/catalogue/index.ts';
import { StockAlertsPage } from '#features/stock-alerts/index.ts';
import { texts } from '#messages/stock-alerts.ts';
import { texts as shared } from '#messages/shared.ts';

export const title = shared.pageTitle({ page: texts.heading });

export default function Page() {
  return <StockAlertsPage belowEmpty={<FirstRow />} />;
}
