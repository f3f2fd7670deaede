import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { texts as shared } from '#messages/shared.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
};

/** Shown in place of content that could not be loaded. */
export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  return (
    <div className="error-state" role="alert">
      <Icon of={CircleAlert} />
      <div>
        <b>{title}</b>
        {children && <p>{children}</p>}
      </div>
      {onRetry && (
        <Button kind="line" small onClick={onRetry}>
          {shared.tryAgain}
        </Button>
      )}
    </div>
  );
}
