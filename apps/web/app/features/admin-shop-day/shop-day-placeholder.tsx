import {
  ChartPlaceholder,
  LoadingPart,
  PanelPlaceholder,
  repeat,
  TextPlaceholder,
} from '#ui/placeholders.tsx';
import './shop-day.css';

const FIGURES = 4;

/** The page while its figures are loading. */
export function ShopDayPlaceholder() {
  return (
    <LoadingPart className="stack">
      <div className="key-figures">
        {repeat(FIGURES, (figure) => (
          <div key={figure}>
            <TextPlaceholder width="50%" />
            <div className="figure-placeholder">
              <TextPlaceholder width="35%" />
            </div>
            <TextPlaceholder width="80%" />
          </div>
        ))}
      </div>
      <div className="panel day-panel">
        <TextPlaceholder width="30%" />
        <ChartPlaceholder height="12.5rem" />
      </div>
      <div className="day-columns">
        <PanelPlaceholder rows={5} />
        <PanelPlaceholder rows={5} thumb={40} />
      </div>
    </LoadingPart>
  );
}
