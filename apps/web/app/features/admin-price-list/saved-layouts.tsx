import { useTask } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { texts } from '#messages/price-list.ts';
import { texts as shared } from '#messages/shared.ts';
import { RemovableChip } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { useShown } from '#ui/use-shown.ts';
import { useLayouts } from './use-price-lists.ts';

/** The saved layouts, each with a button to delete it. */
export function SavedLayouts() {
  const { data: layouts, refetch } = useLayouts();
  const { busy, run } = useTask();
  const asked = useShown<{ _id: string; name: string }>();
  if (layouts === undefined || layouts.length === 0) return null;
  const forget = (_id: string) =>
    run(async () => {
      try {
        toast.success((await sessionApi('deletePriceListProfile', { _id })).message);
        asked.hide();
      } finally {
        await refetch();
      }
    });
  return (
    <section className="panel stack" aria-labelledby="saved-layouts">
      <h2 id="saved-layouts" className="list-h">
        {texts.savedLayouts}
      </h2>
      <div className="saved-layouts">
        {layouts.map(({ _id, name }) => (
          <RemovableChip key={_id} label={name} onRemove={() => asked.show({ _id, name })} />
        ))}
      </div>
      {asked.shown && (
        <ConfirmDialog
          key={asked.shown.turn}
          open={asked.shown.open}
          onClose={asked.hide}
          title={texts.removeLayoutTitle}
          description={texts.removeLayoutEffect({ layout: asked.shown.thing.name })}
          keep={shared.cancel}
          confirm={texts.removeLayout}
          busy={busy}
          busyLabel={texts.removingLayout}
          onConfirm={() => void forget(asked.shown?.thing._id ?? '')}
        />
      )}
    </section>
  );
}
