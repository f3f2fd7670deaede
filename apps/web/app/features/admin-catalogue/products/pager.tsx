import { ChevronLeft, ChevronRight } from 'lucide';
import { texts } from '#messages/admin-products.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { pageAfter, pageBefore } from './pager-steps.ts';

/** Previous, 'page/total', Next. The one that leads nowhere keeps the focus, as somebody may just have pressed it. */
export function Pager(props: { page: number; total: number; onGo: (page: number) => void }) {
  const { page, total, onGo } = props;
  const place = `${page}/${total}`;
  return (
    <nav className="admin-pager" aria-label={texts.pages}>
      <Button kind="line" small blocked={page <= 1} onClick={() => onGo(pageBefore(page))}>
        <Icon of={ChevronLeft} />
        {texts.previous}
      </Button>
      <b role="status">{place}</b>
      <Button kind="line" small blocked={page >= total} onClick={() => onGo(pageAfter(page, total))}>
        {texts.next}
        <Icon of={ChevronRight} />
      </Button>
    </nav>
  );
}
