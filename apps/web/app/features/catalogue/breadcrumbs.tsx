import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useDepartments } from './departments-context.tsx';
import type { loadProduct } from './load-product.ts';

type Place = NonNullable<Awaited<ReturnType<typeof loadProduct>>>['place'];

/** The way from the home page to where a product stands. */
export function Breadcrumbs({ place }: { place: Place }) {
  const departments = useDepartments();
  const crumbs = [{ name: 'Home', href: '/' }];
  if (place) {
    const { category, subCategory } = place;
    const href = departments.find(({ _id }) => _id === category._id)?.href ?? subCategory.href;
    crumbs.push({ name: category.name, href }, subCategory);
  }
  return (
    <nav className="crumb" aria-label="Breadcrumb">
      {crumbs.map(({ name, href }, step) => (
        <span className="row" key={name}>
          {step > 0 && <ChevronRight className="i" aria-hidden="true" />}
          <Link to={href} prefetch="intent">
            {name}
          </Link>
        </span>
      ))}
    </nav>
  );
}
