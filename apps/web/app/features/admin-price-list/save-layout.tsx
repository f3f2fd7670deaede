import { ApiError } from '@jhola/contract/client';
import { LIMITS } from '@jhola/domain';
import { useState } from 'react';
import { isStaleForm } from '#features/admin/index.ts';
import { useTask } from '#features/connection/index.ts';
import { useDraft } from '#features/drafts/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { texts } from '#messages/price-list-columns.ts';
import { texts as shared } from '#messages/shared.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { toast } from '#ui/toast.ts';
import { useShown } from '#ui/use-shown.ts';
import { LayoutDialog } from './layout-dialog.tsx';
import type { Layout, PriceList } from './use-price-lists.ts';

/**
 * Saves the meanings of the columns under a name: the next file with the same headers uses them automatically. Asks
 * before it replaces a layout that somebody else has saved since the list was uploaded, or another one than the list was
 * read with or that was saved here.
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
  const [own, setOwn] = useState(list.profile);
  const question = useShown<{ layout: string; isNewer: boolean }>();
  const save = ({ replace, overwrites = false }: { replace: boolean; overwrites?: boolean }) =>
    run(async () => {
      try {
        const form = { _id: list._id, name, ...layout, replace, overwrites };
        const { data, message } = await sessionApi('savePriceListLayout', form);
        toast.success(message);
        setOwn(data.name);
        forget();
        question.hide();
      } catch (error) {
        const isNewer = isStaleForm(error);
        if (!isNewer && !(error instanceof ApiError && error.body.code === 'NAME_TAKEN')) throw error;
        question.show({ layout: name.trim(), isNewer });
      }
    });
  return (
    <>
      <form
        className="panel save-layout"
        onSubmit={(event) => {
          event.preventDefault();
          void save({ replace: name.trim() === own });
        }}
      >
        <TextField
          label={texts.saveAs}
          placeholder={texts.saveAsPlaceholder}
          hint={texts.saveAsHint}
          value={name}
          maxLength={LIMITS.layout.nameLength}
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
      <LayoutDialog
        asked={question}
        title={texts.replaceTitle}
        effectOn={({ layout, isNewer }) =>
          isNewer ? texts.replaceNewerEffect({ layout }) : texts.replaceEffect({ layout })
        }
        confirm={texts.replaceLayout}
        busy={busy}
        busyLabel={shared.saving}
        onConfirm={() => void save({ replace: true, overwrites: true })}
      />
    </>
  );
}
