import { ChevronLeft, ChevronRight } from 'lucide';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { counted, figure } from './words.ts';

export type FindingsPagerProps = {
  page: number;
  total: number;
  /** Number of findings on all pages together. */
  count: number;
  onGo: (page: number) => void;
};

/** Pagination of the findings. */
export function FindingsPager({ page, total, count, onGo }: FindingsPagerProps) {
  return (
    <nav className="row between list-pager" aria-label="Pages">
      <Button kind="line" small disabled={page <= 1} onClick={() => onGo(page - 1)}>
        <Icon of={ChevronLeft} />
        Previous
      </Button>
      <span role="status" className="small">
        Page {figure(page)} of {figure(total)}, {counted(count, 'row')}
      </span>
      <Button kind="line" small disabled={page >= total} onClick={() => onGo(page + 1)}>
        Next
        <Icon of={ChevronRight} />
      </Button>
    </nav>
  );
}
