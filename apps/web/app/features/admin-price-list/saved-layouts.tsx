import { useTask } from '#features/connection/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { texts } from '#messages/price-list.ts';
import { RemovableChip } from '#ui/chip.tsx';
import { toast } from '#ui/toast.ts';
import { useShown } from '#ui/use-shown.ts';
import { LayoutDialog } from './layout-dialog.tsx';
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
        toast.success((await sessionApi('deletePriceListLayout', { _id })).message);
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
      <LayoutDialog
        asked={asked}
        title={texts.removeLayoutTitle}
        effectOn={({ name }) => texts.removeLayoutEffect({ layout: name })}
        confirm={texts.removeLayout}
        busy={busy}
        busyLabel={texts.removingLayout}
        onConfirm={({ _id }) => void forget(_id)}
      />
    </section>
  );
}
