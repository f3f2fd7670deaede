import { ChevronLeft, ChevronRight } from 'lucide';
import { texts } from '#messages/price-list.ts';
import { formatCount } from '#platform/format-count.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

export type FindingsPagerProps = {
  page: number;
  total: number;
  /** Number of findings on all pages together. */
  count: number;
  onGo: (page: number) => void;
};

/** Pagination of the findings. A button that leads nowhere keeps the focus. */
export function FindingsPager({ page, total, count, onGo }: FindingsPagerProps) {
  return (
    <nav className="row between list-pager" aria-label={texts.pages}>
      <Button kind="line" small blocked={page <= 1} onClick={() => onGo(Math.max(1, page - 1))}>
        <Icon of={ChevronLeft} />
        {texts.previous}
      </Button>
      <span role="status" className="small">
        {texts.pageOf({ page: formatCount(page), total: formatCount(total), rows: texts.rows({ count }) })}
      </span>
      <Button kind="line" small blocked={page >= total} onClick={() => onGo(Math.min(page + 1, total))}>
        {texts.next}
        <Icon of={ChevronRight} />
      </Button>
    </nav>
  );
}
