import { ChevronRight } from 'lucide';
import { texts } from '#messages/product-page.ts';
import { languageOf } from '#platform/language.ts';
import { PageLink } from '#platform/routing/page-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { crumbsTo, type Place } from './crumbs.ts';
import { useDepartments } from './departments-context.tsx';

/** The breadcrumbs from the home page to a product. */
export function Breadcrumbs({ place }: { place: Place | null }) {
  const crumbs = crumbsTo(place, useDepartments());
  return (
    <nav className="crumb" aria-label={texts.breadcrumb}>
      {crumbs.map(({ name, href }, step) => (
        <span className="row" key={name}>
          <PageLink to={href} lang={languageOf(name)}>
            {name}
          </PageLink>
          {step < crumbs.length - 1 && <Icon of={ChevronRight} />}
        </span>
      ))}
    </nav>
  );
}
