import { pagePath } from '@jhola/domain';
import { texts } from '#messages/category-grid.ts';
import { Link } from '#platform/routing/link.tsx';
import { languageOf } from '#platform/language.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Department } from './departments.ts';

const PLACEHOLDERS = 12;
const TILE_SIZES = '(min-width:768px) 100px,15vw';

/**
 * The grid of categories, with 5, 8 or 9 columns; the remaining cells of the last row show the size of the catalogue.
 * `departments` is null while they are loading.
 */
export function CategoryGrid({ departments }: { departments: readonly Department[] | null }) {
  if (departments?.length === 0) return <NoCategories />;
  return (
    <section className="aisles" aria-label={texts.categories} aria-busy={departments === null}>
      <div className="cats">
        {departments === null ? <TilePlaceholders /> : departments.map(toTile)}
        <Remainder count={departments?.length ?? PLACEHOLDERS} />
      </div>
    </section>
  );
}

function toTile(department: Department) {
  const { _id, name, image, tint, href } = department;
  const inside = (
    <>
      <Picture src={image} alt="" shown={100} sizes={TILE_SIZES} least={100} className="pocket" />
      <span lang={languageOf(name)}>{name}</span>
    </>
  );
  if (href === null) {
    return (
      <div className="cat" data-tint={tint} key={_id}>
        {inside}
      </div>
    );
  }
  return (
    <Link className="cat" to={href} data-tint={tint} key={_id}>
      {inside}
    </Link>
  );
}

function NoCategories() {
  return (
    <section aria-label={texts.categories}>
      <EmptyState title={texts.noCategories}>{texts.stocking}</EmptyState>
    </section>
  );
}

function TilePlaceholders() {
  return Array.from({ length: PLACEHOLDERS }, (_, index) => (
    <div className="cat" aria-hidden="true" key={index}>
      <span className="pocket sk" />
      <span className="sk" />
    </div>
  ));
}

/** Fills the rest of the last row; nothing if the row is full or has only one free cell. */
function Remainder({ count }: { count: number }) {
  const span = (columns: number) => (columns - (count % columns)) % columns;
  const style = { '--left-5': span(5), '--left-8': span(8), '--left-9': span(9) } as React.CSSProperties;
  const narrow = [5, 8, 9].filter((columns) => span(columns) < 2).map((columns) => `full-${columns}`);
  return (
    <Link className={['filler', ...narrow].join(' ')} to={pagePath('search')} style={style}>
      <b>{texts.products}</b>
      <span>{texts.inOneBag}</span>
    </Link>
  );
}
