import { FirstRow } from '#features/catalogue/index.ts';
import { SuccessPage } from '#features/checkout/index.ts';
import { texts } from '#messages/checkout-outcome.ts';
import { texts as shared } from '#messages/shared.ts';

export const title = shared.pageTitle({ page: texts.successPage });

export default function Page() {
  return (
    <div className="wrap page-fill">
      <SuccessPage />
      <FirstRow />
    </div>
  );
}
