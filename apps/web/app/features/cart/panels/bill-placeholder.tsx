import { BlockPlaceholder, repeat, TextPlaceholder } from '#ui/placeholders.tsx';
import '#ui/panel.css';

const LINES = 4;

/** A placeholder for the bill, with as many buttons below it. */
export function BillPlaceholder({ buttons }: { buttons: number }) {
  return (
    <div className="panel stack" aria-hidden="true">
      <TextPlaceholder width="45%" />
      <div className="bill">
        {repeat(LINES, (line) => (
          <div key={line}>
            <TextPlaceholder width="35%" />
            <TextPlaceholder width="20%" />
          </div>
        ))}
      </div>
      {repeat(buttons, (button) => (
        <BlockPlaceholder height="56px" key={button} />
      ))}
    </div>
  );
}
