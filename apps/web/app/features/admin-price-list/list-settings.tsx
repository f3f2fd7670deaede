import { LIMITS, PRICE_LIST_EXACT } from '@jhola/domain';
import { texts } from '#messages/price-list-columns.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { typedStock } from './typed-stock.ts';
import type { PriceListSettings } from './use-price-lists.ts';

/** How the list is read, besides its columns; settings that rarely change are collapsed. */
export function ListSettings(props: {
  settings: PriceListSettings;
  onChange: (settings: PriceListSettings) => void;
}) {
  const { settings, onChange } = props;
  return (
    <details className="panel list-more">
      <summary>{texts.moreOptions}</summary>
      <div className="list-settings">
        <label className="list-tick">
          <Checkbox
            checked={settings.keepStock}
            onChange={({ target }) => onChange({ ...settings, keepStock: target.checked })}
          />
          <span>
            {texts.keepStock}
            <small className="muted">{texts.keepStockHint}</small>
          </span>
        </label>
        <TextField
          label={texts.newStock}
          hint={texts.newStockHint}
          inputMode="numeric"
          value={String(settings.freshStock)}
          onChange={({ target }) => onChange({ ...settings, freshStock: typedStock(target.value) })}
        />
        <TextField
          label={texts.separator}
          hint={texts.separatorHint}
          value={settings.separators}
          maxLength={LIMITS.layout.separators}
          onChange={({ target }) =>
            onChange({ ...settings, separators: target.value.replace(/[\p{L}\p{N}\s]/gu, '') })
          }
        />
        <SelectField
          label={texts.oddDiscount}
          hint={texts.oddDiscountHint}
          value={settings.exact}
          onChange={({ target }) =>
            onChange({ ...settings, exact: PRICE_LIST_EXACT.find((one) => one === target.value) ?? 'mrp' })
          }
          options={[
            { value: 'mrp', label: texts.keepMrp },
            { value: 'paid', label: texts.keepPrice },
          ]}
        />
        <TextField
          label={texts.seller}
          hint={texts.sellerHint}
          value={settings.source}
          maxLength={LIMITS.layout.sourceLength}
          onChange={({ target }) =>
            onChange({ ...settings, source: target.value.toLowerCase().replace(/[^a-z0-9-]+/g, '-') })
          }
        />
      </div>
    </details>
  );
}
