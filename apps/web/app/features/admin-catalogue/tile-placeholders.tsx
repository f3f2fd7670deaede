import { LoadingPart, repeat, TextPlaceholder } from '#ui/placeholders.tsx';

const TILES = 12;

/** Placeholders for a grid of tiles. `hasFacts`: of products, which have longer names and a price. */
export function TilePlaceholders({ hasFacts = false }: { hasFacts?: boolean }) {
  return (
    <LoadingPart className="admin-grid">
      {repeat(TILES, (tile) => (
        <div className="admin-tile" key={tile}>
          <span className="admin-tile-picture sk" />
          <div className="admin-tile-name">
            <TextPlaceholder width="80%" />
            {hasFacts && <TextPlaceholder width="50%" />}
          </div>
          {hasFacts && (
            <div className="admin-tile-facts">
              <TextPlaceholder width="30%" />
              <TextPlaceholder width="25%" />
            </div>
          )}
          <div className="admin-tile-actions">
            <span className="tile-action-placeholder">
              <TextPlaceholder width="60%" />
            </span>
            <span className="tile-action-placeholder">
              <TextPlaceholder width="60%" />
            </span>
          </div>
        </div>
      ))}
    </LoadingPart>
  );
}
