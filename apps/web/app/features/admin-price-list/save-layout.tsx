import { useState } from 'react';
import { useTask } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { toast } from '#ui/toast.ts';
import type { Layout, PriceList } from './use-price-lists.ts';

/**
 * Saves the meanings of the columns under a name: the next file with the same headers uses them
 * automatically.
 */
export function SaveLayout({
  list,
  layout,
  disabled,
}: {
  list: PriceList;
  layout: Layout;
  disabled: boolean;
}) {
  const [name, setName] = useState(list.profile ?? '');
  const { busy, run } = useTask();
  const save = () =>
    run(async () => {
      const { message } = await sessionApi('savePriceListProfile', { _id: list._id, name, ...layout });
      toast.success(message);
    });
  return (
    <form
      className="panel save-layout"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label="Save this layout as"
        placeholder="Such as the seller’s name"
        hint="Used for the next file with the same headers"
        value={name}
        maxLength={60}
        onChange={({ target }) => setName(target.value)}
      />
      <Button
        type="submit"
        kind="line"
        busy={busy}
        busyLabel="Saving..."
        disabled={disabled || name.trim() === ''}
      >
        Save layout
      </Button>
    </form>
  );
}
