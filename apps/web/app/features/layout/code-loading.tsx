import { CardPlaceholders } from '#features/catalogue/index.ts';
import { texts as shared } from '#messages/shared.ts';

const CARDS = 12;

/** Shown in place of a page whose code, and so its own placeholders, are still loading. */
export function CodeLoading() {
  return (
    <div className="wrap" aria-busy="true">
      <title>{shared.pageTitle({ page: shared.loading })}</title>
      <div className="grid page-placeholder">
        <CardPlaceholders count={CARDS} />
      </div>
    </div>
  );
}
