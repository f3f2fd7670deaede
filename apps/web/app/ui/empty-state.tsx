import type { ReactNode } from 'react';
import { BagPicture } from './bag-picture.tsx';

export type EmptyStateProps = {
  /** What is missing, in one line. */
  title: ReactNode;
  /** What to do about it, in one sentence. */
  children?: ReactNode;
  /** One action: a ButtonLink or a Button. */
  action?: ReactNode;
  /** The heading's level; 1 if it is the page's only heading. */
  level?: 1 | 2;
};

/** The empty bag with one line and one action. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="empty">
      <BagPicture />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
