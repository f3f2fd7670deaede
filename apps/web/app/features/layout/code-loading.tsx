import { CardPlaceholders } from '#features/catalogue/index.ts';

const CARDS = 12;

/** In the place of a page of the shop whose code, with placeholders of its own, is still loading. */
export function CodeLoading() {
  return (
    <div className="wrap" aria-busy="true">
      <title>Loading… · Jhola</title>
      <div className="grid page-placeholder">
        <CardPlaceholders count={CARDS} />
      </div>
    </div>
  );
}
