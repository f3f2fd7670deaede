import { Pencil, Trash2 } from 'lucide';
import { useTask } from '#features/connection/index.ts';
import { draftStore } from '#features/drafts/index.ts';
import { texts } from '#messages/admin-searches.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LoadingPart, RowPlaceholder } from '#ui/placeholders.tsx';
import { toast } from '#ui/toast.ts';
import { type SearchWords, useChangeWords, useSearchWords } from './use-searches.ts';
import { wordsDraftName, type InitialWords } from './words-dialog.tsx';

/** The shop's own search words: add, edit, remove. */
export function OwnWords({ onOpen }: { onOpen: (opened: InitialWords) => void }) {
  const { data, isError, refetch } = useSearchWords();
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
          <Entry key={entry._id} entry={entry} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry, onOpen }: { entry: SearchWords; onOpen: (opened: InitialWords) => void }) {
  const { busy, run } = useTask();
  const { remove } = useChangeWords();
  const words = entry.words.join(', ');
  const means = entry.means.join(', ');
  const drop = () =>
    run(async () => {
      toast.success(await remove(entry._id));
      draftStore.dropOfAll(wordsDraftName(entry));
    });
  return (
    <li className="row between">
      <span>{means === '' ? words : texts.leads({ words, means })}</span>
      <span className="row own-words-actions">
        <IconButton label={texts.edit({ words })} onClick={() => onOpen(entry)}>
          <Icon of={Pencil} />
        </IconButton>
        <IconButton label={texts.removeWords({ words })} aria-disabled={busy} onClick={() => void drop()}>
          <Icon of={Trash2} />
        </IconButton>
      </span>
    </li>
  );
}
