import { countFilters, PAGE_SIZES, pagePath } from '@jhola/domain';
import { texts } from '#messages/listing.ts';
import { texts as list } from '#messages/product-list.ts';
import { texts as shared } from '#messages/shared.ts';
import { publicApi } from '#platform/api.ts';
import { languageOf } from '#platform/language.ts';
import { Link } from '#platform/routing/link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Picture } from '#ui/picture.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CardPlaceholders } from './card-placeholders.tsx';
import { FirstRow } from './first-row.tsx';
import { ListTools, NoFilteredProducts } from './list-tools/list-tools.tsx';
import { type Listing, type LoadingListing, loadListingCounts, loadListingPage } from './load-listing.ts';
import { MoreProducts } from './more-products.tsx';

const RAIL_PLACEHOLDERS = 6;

/** The products of a sub-category, beside the other sub-categories of its category. */
export function ListingPage({ listing }: { listing: Listing }) {
  const { key, heading, first, options } = listing;
  const isFiltered = countFilters(options.filters) > 0;
  return (
    <div className="listing-room">
      <div className="listing">
        <Rail listing={listing} />
        <div>
          <div className="sec-h listing-head">
            <h1 className="page-h" lang={languageOf(heading)}>
              {heading}
            </h1>
            <span className="muted small">{list.count({ count: first.totalCount })}</span>
          </div>
          {(first.totalCount > 0 || isFiltered) && (
            <ListTools
              options={options}
              total={first.totalCount}
              name={`listing ${key.categoryId} ${key.subCategoryId}`}
              load={(wanted) => loadListingCounts(publicApi, key, wanted)}
            />
          )}
          {first.totalCount > 0 && <h2 className="vh">{list.products}</h2>}
          <MoreProducts
            queryKey={['listing', key.categoryId, key.subCategoryId, options]}
            key={`${key.categoryId} ${key.subCategoryId} ${JSON.stringify(options)}`}
            first={first}
            loadAfter={(next) => loadListingPage(publicApi, key, next, options)}
            pageSize={PAGE_SIZES.listing}
            empty={
              <>
                {isFiltered ? <NoFilteredProducts sort={options.sort} /> : <EmptyListing />}
                <FirstRow />
              </>
            }
          />
        </div>
      </div>
    </div>
  );
}

/** A listing's page while its products are loading; `listing` is what is known already. */
export function ListingPlaceholder({ listing }: { listing: LoadingListing | null }) {
  return (
    <div className="listing" aria-busy="true">
      {listing ? <Rail listing={listing} /> : <RailPlaceholder />}
      <div>
        <div className="sec-h listing-head">
          <h1 className="page-h">{listing?.heading ?? <Skeleton height="1.15em" width="10rem" />}</h1>
        </div>
        <div className="grid">
          <CardPlaceholders count={PAGE_SIZES.listing} />
        </div>
      </div>
    </div>
  );
}

function RailPlaceholder() {
  return (
    <div className="rail" aria-hidden="true">
      {Array.from({ length: RAIL_PLACEHOLDERS }, (_, index) => (
        <div key={index}>
          <span className="pocket sk" />
          <Skeleton height="1rem" />
        </div>
      ))}
    </div>
  );
}

function Rail({ listing: { key, category, rail } }: { listing: LoadingListing }) {
  return (
    <nav className="rail" aria-label={category.name} data-tint={category.tint}>
      {rail.map(({ _id, name, image, href }) => (
        <Link
          to={href}
          lang={languageOf(name)}
          aria-current={_id === key.subCategoryId ? 'page' : undefined}
          key={_id}
        >
          <span className="pocket">
            <Picture src={image} alt="" shown={40} />
          </span>
          {name}
        </Link>
      ))}
    </nav>
  );
}

function EmptyListing() {
  return (
    <EmptyState
      title={texts.nothingHere}
      action={<ButtonLink to={pagePath('home')}>{shared.goHome}</ButtonLink>}
    >
      {texts.restocking}
    </EmptyState>
  );
}
