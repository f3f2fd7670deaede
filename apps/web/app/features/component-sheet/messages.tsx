import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { toast } from '#ui/toast.ts';
import { SheetPart, SheetRow } from './sheet-part.tsx';

/** Messages, notices and loading states. */
export function Messages() {
  return (
    <>
      <SheetPart title="Messages">
        <SheetRow>
          <Button kind="line" onClick={() => toast.success('Item added')}>
            Success
          </Button>
          <Button kind="line" onClick={() => toast.error('Something went wrong')}>
            Error
          </Button>
          <Button kind="line" onClick={() => toast.loading('Loading...')}>
            Loading
          </Button>
        </SheetRow>
        <Notice>Was ₹28 when you added it, now ₹29.</Notice>
        <ErrorState title="We couldn’t load the rest" onRetry={() => {}} />
        <EmptyState title="Items Out Of Stock">We're working on restocking these items</EmptyState>
      </SheetPart>
      <SheetPart title="Waiting">
        <SheetRow>
          <Spinner />
          <span>The ring that turns inside buttons and toasts</span>
        </SheetRow>
        <ProgressBar label="Sending" share={0.4} />
        <ProgressBar label="Working" share={null} />
        <Skeleton height="1.2em" />
        <Skeleton height="1.2em" width="60%" />
      </SheetPart>
    </>
  );
}
