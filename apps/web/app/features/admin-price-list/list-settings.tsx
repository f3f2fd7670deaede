import { PRICE_LIST_EXACT } from '@jhola/domain';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { PriceListSettings } from './use-price-lists.ts';

/** How the list is read, besides its columns; settings that rarely change are collapsed. */
export function ListSettings(props: {
  settings: PriceListSettings;
  onChange: (settings: PriceListSettings) => void;
}) {
  const { settings, onChange } = props;
  return (
    <details className="panel list-more">
      <summary>More options: stock, discounts, several categories, several sellers</summary>
      <div className="list-settings">
        <label className="list-tick">
          <Checkbox
            checked={settings.keepStock}
            onChange={({ target }) => onChange({ ...settings, keepStock: target.checked })}
          />
          <span>
            Keep the stock
            <small className="muted">of products that are already in the shop</small>
          </span>
        </label>
        <TextField
          label="Stock of new products"
          hint="If the list has no stock"
          inputMode="numeric"
          value={String(settings.freshStock)}
          onChange={({ target }) =>
            onChange({ ...settings, freshStock: Number(target.value.replace(/\D/g, '').slice(0, 7)) })
          }
        />
        <TextField
          label="Separator between categories"
          hint="“Food > Snacks” is always a path"
          value={settings.separators}
          maxLength={10}
          onChange={({ target }) =>
            onChange({ ...settings, separators: target.value.replace(/[\p{L}\p{N}\s]/gu, '') })
          }
        />
        <SelectField
          label="If the discount isn’t a whole percentage"
          hint="Discounts are whole percentages"
          value={settings.exact}
          onChange={({ target }) =>
            onChange({ ...settings, exact: PRICE_LIST_EXACT.find((one) => one === target.value) ?? 'mrp' })
          }
          options={[
            { value: 'mrp', label: 'Show the MRP, sell at the nearest price' },
            { value: 'paid', label: 'Sell at the exact price, show a lower MRP' },
          ]}
        />
        <TextField
          label="Seller"
          hint="Only if several sellers use the same numbers or names for different products"
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
