import { ChevronRight } from 'lucide';
import { texts } from '#messages/product-page.ts';
import { languageOf } from '#platform/language.ts';
import { Link } from '#platform/routing/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { crumbsTo, type Place } from './crumbs.ts';
import { useDepartments } from './departments-context.tsx';

/** The breadcrumbs from the home page to a product. */
export function Breadcrumbs({ place }: { place: Place | null }) {
  const crumbs = crumbsTo(place, useDepartments());
  return (
    <nav className="crumb" aria-label={texts.breadcrumb}>
      {crumbs.map(({ name, href }, step) => (
        // Not by name: a category and its sub-category may have the same.
        <span className="row" key={step}>
          <Link to={href} lang={languageOf(name)}>
            {name}
          </Link>
          {step < crumbs.length - 1 && <Icon of={ChevronRight} />}
        </span>
      ))}
    </nav>
  );
}
