import { Link, useSearchParams } from 'react-router';
import { withDeskView } from './desk-view.ts';

/** Previous, 'page/total', Next; nothing where one page holds all. */
export function DeskPager({ page, total }: { page: number; total: number }) {
  const [params] = useSearchParams();
  if (total === 1 && page === 1) return null;
  const to = (other: number) => ({ search: withDeskView(params, { page: other }).toString() });
  return (
    <nav className="desk-pager" aria-label="Pages">
      {page > 1 && (
        <Link className="pick" to={to(Math.min(page - 1, total))}>
          Previous
        </Link>
      )}
      <span className="num">
        {page}/{total}
      </span>
      {page < total && (
        <Link className="pick" to={to(page + 1)}>
          Next
        </Link>
      )}
    </nav>
  );
}
