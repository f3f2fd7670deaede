import { useTask } from '#features/connection/index.ts';
import { draftStore } from '#features/drafts/index.ts';
import { texts } from '#messages/admin-searches.ts';
import { texts as shared } from '#messages/shared.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { type SearchWords, useChangeWords } from './use-searches.ts';
import { wordsDraftName } from './words-dialog.tsx';
import { wordsText } from './words-text.ts';

type WordsRemovalDialogProps = { entry: SearchWords; open: boolean; onClose: () => void };

/** Asks before search words are removed. What was typed into their form goes with them. */
export function WordsRemovalDialog({ entry, open, onClose }: WordsRemovalDialogProps) {
  const { busy, run } = useTask();
  const { remove } = useChangeWords();
  const confirm = () =>
    run(async () => {
      toast.success(await remove(entry._id));
      draftStore.dropOfAll(wordsDraftName(entry));
      onClose();
    });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={texts.removeTitle}
      description={texts.removeEffect}
      keep={shared.cancel}
      confirm={texts.remove}
      busy={busy}
      busyLabel={texts.removing}
      onConfirm={() => void confirm()}
    >
      <p>
        <b>{wordsText(entry)}</b>
      </p>
    </ConfirmDialog>
  );
}
