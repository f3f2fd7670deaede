import type { WireProduct } from '@jhola/contract/client';
import { Search } from 'lucide-react';
import { sessionApi } from '#features/session/index.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import '#ui/field.css';
import { DeleteDialog } from '../delete-dialog.tsx';
import { SavedDialog } from '../product-form/saved-dialog.tsx';
import { TilePlaceholders } from '../tile-placeholders.tsx';
import { useShown } from '../use-shown.ts';
import { Pager } from './pager.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { ProductTile } from './product-tile.tsx';
import { useProductPage } from './use-product-page.ts';
import '../admin-catalogue.css';

/** The products: search, edit, delete, page by page. */
export function ProductAdminPage() {
  const { text, setText, query, page, total, goTo } = useProductPage();
  const form = useShown<WireProduct>();
  const deletion = useShown<WireProduct>();
  const saved = useShown<string>();
  const products = query.data?.data;
  return (
    <section className="stack">
      <header className="admin-head">
        <h1 className="page-h">Product</h1>
        <label className="in admin-search">
          <Search className="i" aria-hidden="true" />
          <input
            type="search"
            aria-label="Search product"
            placeholder="Search product here ..."
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
      </header>
      {query.isError && !products && (
        <ErrorState title="The products could not be loaded" onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <TilePlaceholders />}
      {products?.length === 0 && <EmptyState title="No Data">No product matches.</EmptyState>}
      <ul className="admin-grid" aria-busy={query.isPlaceholderData}>
        {products?.map((product) => (
          <ProductTile
            key={product._id}
            product={product}
            onEdit={() => form.show(product)}
            onDelete={() => deletion.show(product)}
          />
        ))}
      </ul>
      <Pager page={page} total={total} onGo={goTo} />
      {form.shown && (
        <ProductDialog
          key={`form ${form.shown.turn}`}
          open={form.shown.open}
          onClose={form.hide}
          product={form.shown.thing}
          onSaved={saved.show}
        />
      )}
      {saved.shown && (
        <SavedDialog open={saved.shown.open} onClose={saved.hide} message={saved.shown.thing} />
      )}
      {deletion.shown && (
        <ProductDeletion
          {...deletion.shown}
          key={`deletion ${deletion.shown.turn}`}
          onClose={deletion.hide}
        />
      )}
    </section>
  );
}

function ProductDeletion(props: { thing: WireProduct; open: boolean; onClose: () => void }) {
  const { _id, name, image } = props.thing;
  return (
    <DeleteDialog
      open={props.open}
      onClose={props.onClose}
      thing={{ name, image: image[0] ?? '' }}
      question="Are you sure want to delete permanent ?"
      verb="Delete"
      onDelete={() => sessionApi('deleteProduct', { _id })}
    />
  );
}
