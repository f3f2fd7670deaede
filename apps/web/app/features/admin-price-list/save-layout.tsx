import { useTask } from '#features/connection/index.ts';
import { useDraft } from '#features/drafts/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { texts } from '#messages/price-list-columns.ts';
import { texts as shared } from '#messages/shared.ts';
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
  const { draft, change, forget } = useDraft(`layout of price list ${list._id}`, {
    name: list.profile ?? '',
  });
  const { name } = draft;
  const { busy, run } = useTask();
  const save = () =>
    run(async () => {
      const { message } = await sessionApi('savePriceListProfile', { _id: list._id, name, ...layout });
      toast.success(message);
      forget();
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
        label={texts.saveAs}
        placeholder={texts.saveAsPlaceholder}
        hint={texts.saveAsHint}
        value={name}
        maxLength={60}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Button
        type="submit"
        kind="line"
        busy={busy}
        busyLabel={shared.saving}
        disabled={disabled || name.trim() === ''}
      >
        {texts.saveLayout}
      </Button>
    </form>
  );
}
