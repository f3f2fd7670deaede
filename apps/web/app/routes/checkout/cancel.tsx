import { FirstRow } from '#features/catalogue/index.ts';
import { CancelPage } from '#features/checkout/index.ts';
import { texts } from '#messages/checkout-outcome.ts';
import { texts as shared } from '#messages/shared.ts';

export const title = shared.pageTitle({ page: texts.orderCancel });

export default function Page() {
  return (
    <div className="wrap page-fill">
      <CancelPage />
      <FirstRow />
    </div>
  );
}
