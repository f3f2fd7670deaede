import { texts } from '#messages/order-desk-list.ts';
import { Link } from '#platform/routing/link.tsx';
import { useFocusAfterRemoval } from '#ui/use-focus-after-removal.ts';
import { useDeskPath } from './use-desk-path.ts';

/** Previous, 'page/total', Next; renders nothing if there is only one page. */
export function DeskPager({ page, total }: { page: number; total: number }) {
  const to = useDeskPath();
  useFocusAfterRemoval(page > 1 ? 1 : 0);
  useFocusAfterRemoval(page < total ? 1 : 0);
  if (total === 1 && page === 1) return null;
  return (
    <nav className="desk-pager" aria-label={texts.pages}>
      {page > 1 && (
        <Link className="pick" to={to({ page: Math.min(page - 1, total) })}>
          {texts.previous}
        </Link>
      )}
      <span>
        {page}/{total}
      </span>
      {page < total && (
        <Link className="pick" to={to({ page: page + 1 })}>
          {texts.next}
        </Link>
      )}
    </nav>
  );
}
