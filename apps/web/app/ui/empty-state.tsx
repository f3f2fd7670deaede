import type { ReactNode } from 'react';
import { BagPicture } from './bag-picture.tsx';

export type EmptyStateProps = {
  /** One line: what isn't there. */
  title: ReactNode;
  /** One sentence: what to do about it. */
  children?: ReactNode;
  /** One action: a ButtonLink or a Button. */
  action?: ReactNode;
  /** The heading's level; 1 where it is the page's only heading. */
  level?: 1 | 2;
};

/** The empty bag, one line, one action. */
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
