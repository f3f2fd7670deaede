import { Skeleton } from '#ui/skeleton.tsx';
import './cart-lines.css';

const ROWS = [1, 2, 3];

/** Placeholders for the lines while they are loading. */
export function LinePlaceholders() {
  return (
    <div className="lines" aria-hidden="true">
      {ROWS.map((row) => (
        <div className="line" key={row}>
          <span className="pocket sk" />
          <span className="name line-name-placeholder">
            <Skeleton height="0.75em" width="70%" />
            <Skeleton height="0.75em" width="30%" />
          </span>
          <span className="line-buy">
            <span className="line-price">
              <Skeleton height="0.75em" width="56px" />
            </span>
            <span className="step-placeholder-line">
              <Skeleton height="44px" width="7.5rem" />
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
