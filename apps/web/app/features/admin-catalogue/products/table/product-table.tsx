import type { WireAdminProduct } from '@jhola/contract/client';
import { useEffect, useRef } from 'react';
import { texts as catalogue } from '#messages/admin-catalogue.ts';
import { texts } from '#messages/admin-products.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { toBulkButtons } from '../bulk/to-bulk-buttons.ts';
import type { Selection } from '../bulk/use-selection.ts';
import type { ProductsView } from '../products-view.ts';
import { ProductRow } from './product-row.tsx';
import { SortHeader } from './sort-header.tsx';
import './product-table.css';

export type ProductTableProps = {
  view: ProductsView;
  onSort: (wanted: Partial<ProductsView>) => void;
  products: readonly WireAdminProduct[];
  waiting: ReadonlyMap<string, number>;
  selection: Selection;
  busy: boolean;
  onEdit: (product: WireAdminProduct) => void;
  onDelete: (product: WireAdminProduct) => void;
};

/** A page of products with editable numbers, and checkboxes to select them. */
export function ProductTable(props: ProductTableProps) {
  const { view, onSort, products, waiting, selection, busy, onEdit, onDelete } = props;
  const sort = { view, onSort };
  return (
    <table className="product-table" aria-label={texts.products} aria-busy={busy}>
      <thead>
        <tr>
          <td className="pick-cell">
            <PageBox selection={selection} />
          </td>
          <SortHeader {...sort} sortBy="name" />
          <SortHeader {...sort} sortBy="price" />
          <SortHeader {...sort} sortBy="discount" />
          <th scope="col">{texts.shoppersPay}</th>
          <SortHeader {...sort} sortBy="stock" />
          <SortHeader {...sort} sortBy="changed" />
          <th scope="col">{catalogue.action}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductRow
            key={product._id}
            product={product}
            waiting={waiting.get(product._id) ?? 0}
            chosen={selection.has(product._id)}
            onChoose={() => selection.toggle(product._id)}
            onEdit={() => onEdit(product)}
            onDelete={() => onDelete(product)}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Selects the whole page, or clears its selection. */
function PageBox({ selection }: { selection: Selection }) {
  const box = useRef<HTMLInputElement>(null);
  const { isPageChosen, isPageTouched, togglePage } = selection;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPageTouched && !isPageChosen;
  }, [isPageTouched, isPageChosen]);
  return (
    <label className="pick-box">
      <Checkbox ref={box} checked={isPageChosen} onChange={togglePage} onKeyDown={toBulkButtons} />
      <span className="pick-word">{texts.selectPage}</span>
    </label>
  );
}
