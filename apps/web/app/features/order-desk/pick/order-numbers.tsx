import { Fragment, type ReactNode } from 'react';

/** Order numbers separated by commas, perhaps each with a count. Lines break between them, not at their hyphens. */
export function OrderNumbers({ children }: { children: readonly string[] }): ReactNode {
  return children.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ', '}
      <span className="order-number">{text}</span>
    </Fragment>
  ));
}
