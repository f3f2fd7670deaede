import { asksForAmounts, asksForSizeUnit, PRICE_LIST_AMOUNTS, PRICE_LIST_SLASHES } from '@jhola/domain';
import { texts } from '#messages/price-list-columns.ts';
import { SelectField } from '#ui/select-field.tsx';
import { sizeColumnName } from './column-name.ts';
import { amountExamples, slashExample } from './reading-examples.ts';
import type { Layout, PriceList, PriceListSettings } from './use-price-lists.ts';

export type ReadingQuestionsProps = {
  columns: PriceList['columns'];
  layout: Layout;
  /** Whether somebody has tried to continue: missing answers are then marked. */
  asked: boolean;
  onChange: (settings: PriceListSettings) => void;
};

const SIZE_UNITS = ['g', 'kg', 'ml', 'L', 'pcs'];

/** What the columns don't determine: asked if it can't be guessed, else shown with the guess. */
export function ReadingQuestions({ columns, layout, asked, onChange }: ReadingQuestionsProps) {
  const { settings, columns: meanings } = layout;
  const known = columns.map((column, at) => ({ ...column, meaning: meanings[at] ?? 'ignore' }));
  const slash = slashExample(known);
  const isSized = meanings.includes('size') && !meanings.includes('unit');
  const asksAmounts = asksForAmounts(known);
  if (!asksAmounts && !isSized && slash === null) return null;
  const units =
    SIZE_UNITS.includes(settings.sizeUnit) || settings.sizeUnit === ''
      ? SIZE_UNITS
      : [...SIZE_UNITS, settings.sizeUnit];
  return (
    <fieldset className="panel reading-questions">
      <legend className="vh">{texts.aboutList}</legend>
      {asksAmounts && (
        <SelectField
          label={texts.rupeesOrPaise}
          hint={texts.looksLikePaise({ examples: amountExamples(known) })}
          error={asked && settings.amounts === null ? texts.chooseRupeesOrPaise : null}
          value={settings.amounts ?? ''}
          onChange={({ target }) =>
            onChange({ ...settings, amounts: PRICE_LIST_AMOUNTS.find((one) => one === target.value) ?? null })
          }
          placeholder={texts.choose}
          options={[
            { value: 'paise', label: texts.paise },
            { value: 'rupees', label: texts.rupees },
          ]}
        />
      )}
      {isSized && (
        <SelectField
          label={texts.sizeUnit}
          hint={texts.sizeUnitHint({ column: sizeColumnName(known) })}
          error={asked && asksForSizeUnit(meanings, settings.sizeUnit) ? texts.chooseUnit : null}
          value={settings.sizeUnit}
          onChange={({ target }) => onChange({ ...settings, sizeUnit: target.value })}
          placeholder={texts.choose}
          options={units.map((unit) => ({ value: unit, label: unit }))}
        />
      )}
      {slash !== null && (
        <SelectField
          label={texts.slashIs}
          hint={texts.example({ example: slash })}
          value={settings.slash}
          onChange={({ target }) =>
            onChange({ ...settings, slash: PRICE_LIST_SLASHES.find((one) => one === target.value) ?? 'name' })
          }
          options={[
            { value: 'name', label: texts.slashInName },
            { value: 'path', label: texts.slashInPath },
            { value: 'several', label: texts.slashBetween },
          ]}
        />
      )}
    </fieldset>
  );
}
