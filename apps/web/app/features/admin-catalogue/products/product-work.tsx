import type { WireAdminProduct } from '@jhola/contract/client';
import { LiveRegion } from '#ui/live-region.tsx';
import { BulkBar, SelectedCount } from './bulk/bulk-bar.tsx';
import { useBulkActions } from './bulk/use-bulk-actions.tsx';
import { useSelection } from './bulk/use-selection.ts';
import type { ProductsView } from './products-view.ts';
import { ProductTable } from './table/product-table.tsx';

export type ProductWorkProps = {
  view: ProductsView;
  change: (wanted: Partial<ProductsView>) => void;
  /** The products of this page. */
  products: readonly WireAdminProduct[];
  /** How many shoppers asked to be told when a product is back, by its id. */
  waiting: ReadonlyMap<string, number>;
  /** How many match on all pages. */
  count: number;
  busy: boolean;
  onEdit: (product: WireAdminProduct) => void;
  /** Calls `onDeleted` once the product is deleted. */
  onDelete: (product: WireAdminProduct, onDeleted: () => void) => void;
};

/** The table, its selection, and the bulk actions on it. */
export function ProductWork({
  view,
  change,
  products,
  waiting,
  count,
  busy,
  onEdit,
  onDelete,
}: ProductWorkProps) {
  const selection = useSelection(view, products, count);
  const actions = useBulkActions(products, selection);
  const isSelecting = selection.count > 0;
  return (
    <div className="stack">
      {products.length > 0 && (
        <ProductTable
          view={view}
          onSort={change}
          products={products}
          waiting={waiting}
          selection={selection}
          busy={busy}
          onEdit={onEdit}
          onDelete={(product) => onDelete(product, () => selection.leaveOut(product._id))}
        />
      )}
      {/* Together at the bottom of the screen, so that the notice is in sight wherever the action was chosen. */}
      <div className="bulk-foot">
        <LiveRegion>{actions.notice}</LiveRegion>
        <LiveRegion className="vh">{isSelecting && <SelectedCount selection={selection} />}</LiveRegion>
        {isSelecting && (
          <BulkBar selection={selection} onDiscount={actions.discount} onDelete={actions.remove} />
        )}
      </div>
      {actions.dialogs}
    </div>
  );
}
