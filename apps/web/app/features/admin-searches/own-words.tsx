import { Pencil, Trash2 } from 'lucide';
import { useTask } from '#features/connection/index.ts';
import { draftStore } from '#features/drafts/index.ts';
import { texts } from '#messages/admin-searches.ts';
import { texts as shared } from '#messages/shared.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LoadingPart, RowPlaceholder } from '#ui/placeholders.tsx';
import { toast } from '#ui/toast.ts';
import { useShown } from '#ui/use-shown.ts';
import { type SearchWords, useChangeWords, useSearchWords } from './use-searches.ts';
import { wordsDraftName, type InitialWords } from './words-dialog.tsx';

/** The shop's own search words: add, edit, and remove after a question. */
export function OwnWords({ onOpen }: { onOpen: (opened: InitialWords) => void }) {
  const { data, isError, refetch } = useSearchWords();
  const asked = useShown<SearchWords>();
  return (
    <section className="panel searches-panel" aria-labelledby="own-words">
      <div className="row between">
        <h2 id="own-words">{texts.ownWords}</h2>
        <Button small onClick={() => onOpen({ words: [], means: [] })}>
          {texts.addWords}
        </Button>
      </div>
      <p className="muted small">{texts.ownWordsHint}</p>
      {isError && !data && <ErrorState title={texts.wordsNotLoaded} onRetry={() => void refetch()} />}
      {!isError && !data && (
        <LoadingPart>
          <RowPlaceholder />
          <RowPlaceholder />
        </LoadingPart>
      )}
      {data?.length === 0 && <p className="muted">{texts.noWords}</p>}
      <ul className="search-term-list">
        {data?.map((entry) => (
          <Entry
            key={entry._id}
            entry={entry}
            onEdit={() => onOpen(entry)}
            onRemove={() => asked.show(entry)}
          />
        ))}
      </ul>
      {asked.shown && (
        <WordsRemoval
          key={asked.shown.turn}
          entry={asked.shown.thing}
          open={asked.shown.open}
          onClose={asked.hide}
        />
      )}
    </section>
  );
}

type EntryProps = { entry: SearchWords; onEdit: () => void; onRemove: () => void };

function Entry({ entry, onEdit, onRemove }: EntryProps) {
  const words = entry.words.join(', ');
  return (
    <li className="row between">
      <span>{entryText(entry)}</span>
      <span className="row own-words-actions">
        <IconButton label={texts.edit({ words })} onClick={onEdit}>
          <Icon of={Pencil} />
        </IconButton>
        <IconButton label={texts.removeWords({ words })} onClick={onRemove}>
          <Icon of={Trash2} />
        </IconButton>
      </span>
    </li>
  );
}

/** 'chaha, chai → tea'. */
function entryText({ words, means }: SearchWords): string {
  const [typed, meant] = [words.join(', '), means.join(', ')];
  return meant === '' ? typed : texts.leads({ words: typed, means: meant });
}

type WordsRemovalProps = { entry: SearchWords; open: boolean; onClose: () => void };

/** Asks before words are removed, with what was typed into their form. */
function WordsRemoval({ entry, open, onClose }: WordsRemovalProps) {
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
        <b>{entryText(entry)}</b>
      </p>
    </ConfirmDialog>
  );
}
