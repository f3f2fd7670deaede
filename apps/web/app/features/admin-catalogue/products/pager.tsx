import { ChevronLeft, ChevronRight } from 'lucide';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { pageAfter, pageBefore } from './pager-steps.ts';

/** Previous, 'page/total', Next. */
export function Pager(props: { page: number; total: number; onGo: (page: number) => void }) {
  const { page, total, onGo } = props;
  return (
    <nav className="admin-pager" aria-label="Pages">
      <Button kind="line" small disabled={page <= 1} onClick={() => onGo(pageBefore(page))}>
        <Icon of={ChevronLeft} />
        Previous
      </Button>
      <b role="status">{`${page}/${total}`}</b>
      <Button kind="line" small disabled={page >= total} onClick={() => onGo(pageAfter(page, total))}>
        Next
        <Icon of={ChevronRight} />
      </Button>
    </nav>
  );
}
