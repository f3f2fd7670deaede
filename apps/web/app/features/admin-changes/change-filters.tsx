import { useState } from 'react';
import { texts } from '#messages/admin-changes.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/field.tsx';
import { KINDS } from './kinds.ts';
import type { ChangeFilter } from './use-changes.ts';

/** No shop has changes of earlier days. */
const EARLIEST_DAY = '2000-01-01';

export type ChangeFiltersProps = {
  filter: ChangeFilter;
  people: readonly { _id: string; name: string }[];
  onChange: (filter: ChangeFilter) => void;
};

/** Filters by person, kind and day; each can be all. */
export function ChangeFilters({ filter, people, onChange }: ChangeFiltersProps) {
  const set = (part: Partial<Record<keyof ChangeFilter, string>>) => {
    const filled = Object.entries({ ...filter, ...part }).filter(([, value]) => value !== '');
    onChange(Object.fromEntries(filled) as ChangeFilter);
  };
  return (
    <div className="change-filters">
      <SelectField
        label={texts.person}
        value={filter.actorId ?? ''}
        onChange={({ target }) => set({ actorId: target.value })}
        options={[
          { value: '', label: texts.everybody },
          ...people.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
      <SelectField
        label={texts.kind}
        value={filter.entity ?? ''}
        onChange={({ target }) => set({ entity: target.value })}
        options={[{ value: '', label: texts.everything }, ...KINDS]}
      />
      <DayField day={filter.day ?? ''} onChange={(day) => set({ day })} />
    </div>
  );
}

/**
 * The day of the filter. Keeps what is typed until the URL has it. The days on the way to a typed year (0002, 0020) are
 * before `EARLIEST_DAY`, so they aren't searched for.
 */
function DayField({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  const [shown, setShown] = useState({ day, typed: day });
  if (shown.day !== day) setShown({ day, typed: day });
  return (
    <TextField
      label={texts.day}
      type="date"
      min={EARLIEST_DAY}
      value={shown.typed}
      onChange={({ target }) => {
        setShown({ day, typed: target.value });
        if (target.validity.valid) onChange(target.value);
      }}
    />
  );
}
