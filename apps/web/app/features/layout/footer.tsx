import { useLoadingDepartments } from '#features/catalogue/index.ts';
import { Link } from '#platform/routing/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { Stitch } from '#ui/stitch.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** All categories, and the small print. */
export function Footer() {
  const departments = useLoadingDepartments();
  return (
    <footer className="foot">
      <div className="wrap foot-in">
        <div>
          <Logo />
          <p className="muted small">The shop around the corner, in a cloth bag at your door.</p>
        </div>
        <nav aria-label="All categories">
          {departments?.length === 0 && <p className="muted small">No categories yet</p>}
          <ul>
            {departments?.map(({ _id, name, href }) => (
              <li key={_id}>{href === null ? name : <Link to={href}>{name}</Link>}</li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="wrap foot-end">
        <Stitch />
        <p className="muted small">All Rights Reserved 2025</p>
        <ThemeChoice />
      </div>
    </footer>
  );
}
