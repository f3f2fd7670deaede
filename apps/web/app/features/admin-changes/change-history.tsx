import { useState } from 'react';
import { texts } from '#messages/admin-changes.ts';
import { ChangeList } from './change-list.tsx';
import { type ChangeFilter, useChanges } from './use-changes.ts';

export type ChangeHistoryProps = {
  entity: NonNullable<ChangeFilter['entity']>;
  /** The id of the changed thing. */
  id: string;
};

/** The changes of one thing, collapsed; fetched when it is expanded. */
export function ChangeHistory({ entity, id }: ChangeHistoryProps) {
  const [open, setOpen] = useState(false);
  const query = useChanges({ entity, entityId: id }, { wanted: open, limit: 10 });
  return (
    <details className="change-history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.history}</summary>
      {open && <ChangeList query={query} empty={<p className="muted small">{texts.noneYet}</p>} />}
    </details>
  );
}
