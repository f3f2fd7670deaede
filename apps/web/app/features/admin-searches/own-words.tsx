import { Pencil, Trash2 } from 'lucide';
import { texts } from '#messages/admin-searches.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LoadingPart, RowPlaceholder } from '#ui/placeholders.tsx';
import { useShown } from '#ui/use-shown.ts';
import { type SearchWords, useSearchWords } from './use-searches.ts';
import type { InitialWords } from './words-dialog.tsx';
import { WordsRemovalDialog } from './words-removal-dialog.tsx';
import { wordsText } from './words-text.ts';

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
        <WordsRemovalDialog
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
      <span>{wordsText(entry)}</span>
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
