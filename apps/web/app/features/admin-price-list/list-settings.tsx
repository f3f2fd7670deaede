import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import type { PriceListSettings } from './use-price-lists.ts';

/** How the list is taken, beside its columns: what rarely needs a change stays folded. */
export function ListSettings(props: {
  settings: PriceListSettings;
  onChange: (settings: PriceListSettings) => void;
}) {
  const { settings, onChange } = props;
  return (
    <details className="panel list-more">
      <summary>Stock, several categories, several sellers</summary>
      <div className="list-settings">
        <label className="list-tick">
          <Checkbox
            checked={settings.keepStock}
            onChange={({ target }) => onChange({ ...settings, keepStock: target.checked })}
          />
          <span>
            Leave the stock as it is
            <small className="muted">of products that the shop has already</small>
          </span>
        </label>
        <TextField
          label="Stock of new products"
          hint="Where the list has none"
          inputMode="numeric"
          value={String(settings.freshStock)}
          onChange={({ target }) =>
            onChange({ ...settings, freshStock: Number(target.value.replace(/\D/g, '').slice(0, 7)) })
          }
        />
        <TextField
          label="Several categories are parted by"
          hint="Any of these signs; “Food > Snacks” is always a path"
          value={settings.separators}
          maxLength={10}
          onChange={({ target }) =>
            onChange({ ...settings, separators: target.value.replace(/[\p{L}\p{N}\s]/gu, '') })
          }
        />
        <TextField
          label="Whose list it is"
          hint="Only where sellers use the same numbers or names for different things"
          value={settings.source}
          maxLength={40}
          onChange={({ target }) =>
            onChange({ ...settings, source: target.value.toLowerCase().replace(/[^a-z0-9-]+/g, '-') })
          }
        />
      </div>
    </details>
  );
}
