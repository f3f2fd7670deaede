import { Skeleton } from '#ui/skeleton.tsx';
import './cart-lines.css';

const ROWS = [1, 2, 3];

/** Placeholders for the lines while they are loading. */
export function LinePlaceholders() {
  return ROWS.map((row) => (
    <div className="line" key={row}>
      <span className="pocket sk" />
      <span className="name">
        <Skeleton height="1.1em" width="70%" />
      </span>
      <Skeleton height="1.3em" width="72px" />
    </div>
  ));
}
