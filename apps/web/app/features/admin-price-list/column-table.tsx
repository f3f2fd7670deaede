import type { PriceListMeaning } from '@jhola/domain';
import { CircleAlert } from 'lucide';
import { useId } from 'react';
import { texts } from '#messages/price-list-columns.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { columnName } from './column-name.ts';
import { isMeaning, MEANING_OPTIONS } from './meanings.ts';
import type { PriceList } from './use-price-lists.ts';

export type ColumnTableProps = {
  columns: PriceList['columns'];
  meanings: readonly PriceListMeaning[];
  /** The error of each column, by index. */
  faults: readonly (string | null)[];
  onChange: (at: number, meaning: PriceListMeaning) => void;
};

/** The file's columns in their order: header, first values, and meaning. */
export function ColumnTable({ columns, meanings, faults, onChange }: ColumnTableProps) {
  const id = useId();
  return (
    <table className="columns">
      <thead>
        <tr>
          <th scope="col">{texts.columnHead}</th>
          <th scope="col">{texts.firstRows}</th>
          <th scope="col">{texts.importAs}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ header, samples }, at) => {
          const name = columnName(header, at);
          const fault = faults[at] ?? null;
          const faultId = `${id}-${at}`;
          const meaning = meanings[at] ?? 'ignore';
          return (
            // Headers may repeat: the index identifies a column.
            <tr key={String(at)} className={meaning === 'ignore' ? 'unused' : undefined}>
              <th scope="row">{name}</th>
              <td className="samples">{samples.slice(0, 3).join(' · ') || <i>{texts.emptyColumn}</i>}</td>
              <td className={classNames('field', fault !== null && 'err')}>
                <select
                  className="in"
                  aria-label={texts.importColumnAs({ column: name })}
                  aria-invalid={fault !== null || undefined}
                  aria-describedby={fault === null ? undefined : faultId}
                  value={meaning}
                  onChange={({ target }) => isMeaning(target.value) && onChange(at, target.value)}
                >
                  {MEANING_OPTIONS.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
                {fault !== null && (
                  <p className="msg" id={faultId}>
                    <Icon of={CircleAlert} />
                    {fault}
                  </p>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
