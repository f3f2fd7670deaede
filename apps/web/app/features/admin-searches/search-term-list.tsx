import { pagePath } from '@jhola/domain';
import { useId } from 'react';
import { Plus } from 'lucide';
import { useTask } from '#features/connection/index.ts';
import { texts } from '#messages/admin-searches.ts';
import { formatCount } from '#platform/format-count.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.ts';
import { type TermCount, useChangeWords } from './use-searches.ts';

export type SearchTermListProps = {
  title: string;
  hint: string;
  /** Shown instead of the hint if the list is empty. */
  none: string;
  sought: readonly TermCount[];
  /** Opens the form for a term. */
  onAdd: (word: string) => void;
};

/** Terms with the number of searches and a proposed meaning for each, which can be added with one tap. */
export function SearchTermList({ title, hint, none, sought, onAdd }: SearchTermListProps) {
  const id = useId();
  return (
    <section className="panel searches-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="muted small">{sought.length === 0 ? none : hint}</p>
      <ul className="search-term-list">
        {sought.map((each) => (
          <SearchTerm key={each.term} sought={each} onAdd={onAdd} />
        ))}
      </ul>
    </section>
  );
}

function SearchTerm({ sought, onAdd }: { sought: TermCount; onAdd: (word: string) => void }) {
  const { term, count, found, proposals } = sought;
  const { busy, run } = useTask();
  const { add: addWords } = useChangeWords();
  const add = (meant: string) =>
    run(async () => {
      toast.success(await addWords({ words: [term], means: [meant] }));
    });
  return (
    <li>
      <div className="row between">
        <b>{term}</b>
        <span className="muted">{texts.times({ count: formatCount(count) })}</span>
      </div>
      {found !== null && <p className="muted small">{texts.shows({ product: found })}</p>}
      {proposals.length > 0 && (
        <ul className="search-term-proposals">
          {proposals.map(({ meant, product }) => (
            <li key={meant}>
              <Button kind="line" small busy={busy} onClick={() => void add(meant)}>
                {texts.meansThis({ meant })}
              </Button>
              <span className="muted small">{texts.wouldShow({ product })}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="search-term-actions">
        {proposals.length === 0 && <NothingNear sought={sought} />}
        <Button kind="quiet" small onClick={() => onAdd(term)} aria-label={`${texts.otherMeaning}: ${term}`}>
          <Icon of={Plus} /> {texts.otherMeaning}
        </Button>
      </div>
    </li>
  );
}

/** The action for a term without a proposal: add a product that isn't sold, or view the results. */
function NothingNear({ sought: { term, found } }: { sought: TermCount }) {
  return found === null ? (
    <ButtonLink kind="line" small to={pagePath('upload-product')} aria-label={`${texts.addProduct}: ${term}`}>
      {texts.addProduct}
    </ButtonLink>
  ) : (
    <ButtonLink
      kind="line"
      small
      to={pagePath('search', { q: term })}
      aria-label={`${texts.seeResults}: ${term}`}
    >
      {texts.seeResults}
    </ButtonLink>
  );
}
