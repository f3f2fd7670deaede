import { texts } from '#messages/admin-searches.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LoadingPart, PanelPlaceholder } from '#ui/placeholders.tsx';
import { useShown } from '#ui/use-shown.ts';
import '#ui/panel.css';
import { OwnWords } from './own-words.tsx';
import { SearchTermList } from './search-term-list.tsx';
import { useSearches } from './use-searches.ts';
import { type InitialWords, WordsDialog } from './words-dialog.tsx';
import './searches.css';

/** Searches without results or without clicks, and the shop's own search words. */
export function SearchesPage() {
  const { data, isError, refetch } = useSearches();
  const dialog = useShown<InitialWords>();
  const addFor = (word: string) => dialog.show({ words: [word], means: [] });
  return (
    <section className="stack">
      <header>
        <h1 className="page-h">{texts.searches}</h1>
        {data && (
          <p className="muted small">{texts.summary({ count: data.searches, days: data.lastDays })}</p>
        )}
      </header>
      {isError && !data && <ErrorState title={texts.notLoaded} onRetry={() => void refetch()} />}
      {!isError && !data && (
        <LoadingPart className="searches-columns">
          <PanelPlaceholder rows={4} />
          <PanelPlaceholder rows={4} />
        </LoadingPart>
      )}
      {data && data.searches > 0 && (
        <div className="searches-columns">
          <SearchTermList
            title={texts.nothingFound}
            hint={texts.nothingFoundHint}
            none={texts.nothingFoundNone}
            sought={data.withoutResults}
            onAdd={addFor}
          />
          <SearchTermList
            title={texts.noClicks}
            hint={texts.noClicksHint}
            none={texts.noClicksNone}
            sought={data.withoutClicks}
            onAdd={addFor}
          />
        </div>
      )}
      <OwnWords onOpen={dialog.show} />
      {dialog.shown && (
        <WordsDialog
          key={dialog.shown.turn}
          opened={dialog.shown.thing}
          open={dialog.shown.open}
          onClose={dialog.hide}
        />
      )}
    </section>
  );
}
