import { pagePath } from '@jhola/domain';
import { Plus } from 'lucide';
import { texts } from '#messages/admin-products.ts';
import { texts as admin } from '#messages/admin.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { SearchField } from '#ui/search-field.tsx';
import '#features/drafts/drafts.css';
import { TilePlaceholders } from '../tile-placeholders.tsx';
import { ProductTablePlaceholder } from './table/product-table-placeholder.tsx';
import { ProductFilters } from './product-filters.tsx';
import { isUnfiltered } from './products-view.ts';
import { UnsavedEdits } from './unsaved-edits.tsx';
import { Pager } from './pager.tsx';
import { useProductDialogs } from './product-dialogs.tsx';
import { ProductTile } from './product-tile.tsx';
import { ProductWork } from './product-work.tsx';
import { useAdminProducts } from './use-admin-products.ts';
import './admin-products.css';
import '../admin-catalogue.css';

/** The products: search, filter, edit, delete, page by page; as cards, or as a table for bulk changes. */
export function ProductAdminPage() {
  const { view, change, goTo, text, setText, query, total } = useAdminProducts();
  const { edit, editedId, remove, dialogs } = useProductDialogs();
  const products = query.data?.data;
  const waiting = new Map(query.data?.waiting.map(({ productId, count }) => [productId, count]));
  return (
    <section className="stack">
      <header className="admin-head">
        <h1 className="page-h">{texts.heading}</h1>
        <div className="admin-head-tools">
          <SearchField
            label={texts.search}
            placeholder={texts.searchPlaceholder}
            value={text}
            onChange={setText}
          />
          <ButtonLink to={pagePath('upload-product')}>
            <Icon of={Plus} />
            {texts.upload}
          </ButtonLink>
        </div>
      </header>
      <UnsavedEdits editedId={editedId} onContinue={edit} />
      <ProductFilters view={view} change={change} counts={query.data?.counts} />
      <p className="vh" role="status">
        {query.data && !query.isPlaceholderData && texts.productCount({ count: query.data.totalCount })}
      </p>
      {query.isError && !products && (
        <ErrorState title={texts.notLoaded} onRetry={() => void query.refetch()} />
      )}
      {query.isPending &&
        (view.layout === 'grid' ? <TilePlaceholders hasFacts /> : <ProductTablePlaceholder />)}
      {products?.length === 0 && (
        <EmptyState
          title={admin.noData}
          action={
            isUnfiltered(view) && (
              <ButtonLink kind="line" to={pagePath('price-list')}>
                {texts.importList}
              </ButtonLink>
            )
          }
        >
          {isUnfiltered(view) ? texts.uploadFirst : texts.noneMatches}
        </EmptyState>
      )}
      {view.layout === 'grid' && (
        <ul className="admin-grid" aria-busy={query.isPlaceholderData}>
          {products?.map((product) => (
            <ProductTile
              waiting={waiting.get(product._id) ?? 0}
              key={product._id}
              product={product}
              onEdit={() => edit(product)}
              onDelete={() => remove(product)}
            />
          ))}
        </ul>
      )}
      {view.layout === 'table' && products && (
        <ProductWork
          view={view}
          change={change}
          products={products}
          waiting={waiting}
          count={query.data?.totalCount ?? 0}
          busy={query.isPlaceholderData}
          onEdit={edit}
          onDelete={remove}
        />
      )}
      {query.data && query.data.totalCount > 0 && <Pager page={view.page} total={total} onGo={goTo} />}
      {dialogs}
    </section>
  );
}
