import { listingPath, packText, productPath } from '@jhola/domain';
import { ArrowRight, History, Search } from 'lucide';
import type { ReactNode } from 'react';
import { AddToCart } from '#features/cart/index.ts';
import { NotifyMe } from '#features/stock-alerts/index.ts';
import { texts } from '#messages/search-suggestions.ts';
import { languageOf } from '#platform/language.ts';
import { Link } from '#platform/routing/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { tintOf } from '#ui/tint-of.ts';
import { searchUrl } from '../search-url.ts';
import type { Arranged } from './arrange-suggestions.ts';

export type SuggestionRowsProps = {
  /** The grid's id, for the text box that controls it. */
  id: string;
  text: string;
  arranged: Arranged;
  /** Called when a link was followed, or all results are wanted. */
  onLeave: () => void;
  onClearRecent: () => void;
};

/** The suggestions as a grid: Up and Down move between rows, Left and Right between the links and buttons of a row. */
export function SuggestionRows({ id, text, arranged, onLeave, onClearRecent }: SuggestionRowsProps) {
  const { recent, terms, categories, products } = arranged;
  return (
    <div role="grid" id={id} aria-label={texts.suggestions} className="suggested-grid">
      <div className="suggested-words">
        {recent.length > 0 && (
          <Group name={texts.recent}>
            {recent.map((term, index) => (
              <div role="row" className="suggested-row" key={term}>
                <TermCell term={term} text={text} icon={History} onLeave={onLeave} />
                {index === 0 && (
                  <span role="gridcell">
                    <button
                      type="button"
                      className="suggested-clear"
                      aria-label={texts.clearRecent}
                      tabIndex={-1}
                      onClick={onClearRecent}
                    >
                      {texts.clear}
                    </button>
                  </span>
                )}
              </div>
            ))}
          </Group>
        )}
        {terms.length > 0 && (
          <Group name={texts.searches}>
            {terms.map((term) => (
              <div role="row" className="suggested-row" key={term}>
                <TermCell term={term} text={text} icon={Search} onLeave={onLeave} />
              </div>
            ))}
          </Group>
        )}
        {categories.length > 0 && (
          <Group name={texts.categories}>
            <div role="row" className="suggested-kinds">
              {categories.map((kind) => (
                <CategoryCell kind={kind} onLeave={onLeave} key={kind._id} />
              ))}
            </div>
          </Group>
        )}
      </div>
      {products.length > 0 && (
        <Group name={texts.products}>
          {products.map((product) => (
            <ProductLine product={product} onLeave={onLeave} key={product._id} />
          ))}
        </Group>
      )}
      <div role="row" className="suggested-all">
        <span role="gridcell">
          <button type="button" tabIndex={-1} onClick={onLeave}>
            <span>{texts.allResults({ term: text.trim() })}</span>
            <Icon of={ArrowRight} />
          </button>
        </span>
      </div>
    </div>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div role="rowgroup" aria-label={name}>
      {children}
    </div>
  );
}

type TermCellProps = {
  term: string;
  text: string;
  icon: typeof Search;
  onLeave: () => void;
};

function TermCell({ term, text, icon, onLeave }: TermCellProps) {
  return (
    <span role="gridcell" className="grow">
      <Link className="suggested-term" to={searchUrl(term)} replace tabIndex={-1} onClick={onLeave}>
        <Icon of={icon} />
        <span lang={languageOf(term)}>
          <Completed term={term} text={text.trimStart()} />
        </span>
      </Link>
    </span>
  );
}

/** A term with the letters that aren't typed yet emphasised. */
function Completed({ term, text }: { term: string; text: string }) {
  if (!term.toLowerCase().startsWith(text.toLowerCase())) return term;
  return (
    <>
      {term.slice(0, text.length)}
      <b>{term.slice(text.length)}</b>
    </>
  );
}

function CategoryCell({ kind, onLeave }: { kind: Arranged['categories'][number]; onLeave: () => void }) {
  const [category] = kind.category;
  if (!category) return null;
  return (
    <span role="gridcell" data-tint={tintOf(category.name)}>
      <Link className="suggested-kind" to={listingPath(category, kind)} tabIndex={-1} onClick={onLeave}>
        <Picture src={kind.image} alt="" shown={56} className="pocket" />
        <span lang={languageOf(kind.name)}>{kind.name}</span>
      </Link>
    </span>
  );
}

function ProductLine({ product, onLeave }: { product: Arranged['products'][number]; onLeave: () => void }) {
  const { name, unit, image, price, discount, stock, categoryName } = product;
  const tint = tintOf(categoryName || name);
  return (
    <div role="row" className="suggested-row" data-tint={tint}>
      <span role="gridcell" className="grow">
        <Link className="suggested-product" to={productPath(product)} tabIndex={-1} onClick={onLeave}>
          <Picture src={image[0] ?? ''} alt="" shown={48} className="pocket" />
          <span className="grow">
            <span className="suggested-name" lang={languageOf(name)}>
              {name}
            </span>
            <span className="suggested-facts">
              <span className="muted">{packText(unit)}</span>
              <Price price={price} discount={discount} />
            </span>
          </span>
        </Link>
      </span>
      <span role="gridcell" className="suggested-add">
        {stock === 0 ? (
          <NotifyMe product={product} size="line" onLeave={onLeave} />
        ) : (
          <AddToCart product={{ ...product, tint }} size="line" />
        )}
      </span>
    </div>
  );
}
