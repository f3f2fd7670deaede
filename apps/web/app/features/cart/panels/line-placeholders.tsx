import { BlockPlaceholder, repeat, TextPlaceholder } from '#ui/placeholders.tsx';
import './cart-lines.css';

const LINES = 3;

/** Placeholders for the lines while they are loading. */
export function LinePlaceholders() {
  return (
    <div className="lines" aria-hidden="true">
      {repeat(LINES, (line) => (
        <div className="line" key={line}>
          <span className="pocket sk" />
          <span className="name">
            <TextPlaceholder width="70%" />
            <TextPlaceholder width="30%" />
          </span>
          <span className="line-buy">
            <span className="line-price">
              <TextPlaceholder width="56px" />
            </span>
            <span className="step-placeholder-line">
              <BlockPlaceholder height="44px" width="7.5rem" />
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
