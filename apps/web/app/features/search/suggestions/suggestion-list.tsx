import { useLayoutEffect, useRef } from 'react';
import { texts } from '#messages/search-suggestions.ts';
import { useCloseOutside } from './use-close-outside.ts';
import { arrangeSuggestions } from './arrange-suggestions.ts';
import { SuggestionRows } from './suggestion-rows.tsx';
import { useListKeys } from './use-list-keys.ts';
import { recentSearches, useRecentSearches } from './use-recent-searches.ts';
import { useSuggestions } from './use-suggestions.ts';
import './suggestion-list.css';

/** The ARIA attributes of the text box. */
export type ListState = { readonly isShown: boolean; readonly activeId?: string | undefined };

export type SuggestionListProps = {
  id: string;
  input: () => HTMLInputElement | null;
  text: string;
  /** Whether the list may be shown; it is shown if it has content. */
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Called when a suggestion was chosen, or all results are wanted. */
  onLeave: () => void;
  onState: (state: ListState) => void;
};

/**
 * Suggestions below the search box while the shopper types: recent searches, terms, categories, products. The list
 * covers the results, so it closes as soon as the shopper uses them. It has no history entry, because each letter
 * replaces the page's entry. Loaded when the box is first used.
 */
export default function SuggestionList(props: SuggestionListProps) {
  const { id, input, text, open, onOpen, onClose, onLeave, onState } = props;
  const list = useRef<HTMLDivElement>(null);
  const recent = useRecentSearches();
  const arranged = arrangeSuggestions(text, recent, useSuggestions(text, open));
  const isShown = open && arranged.count > 0;
  const activeId = useListKeys({ input, list, isShown, text, onOpen, onClose });
  useCloseOutside(
    isShown,
    () => input()?.form,
    () => list.current,
    onClose,
  );
  useLayoutEffect(() => onState({ isShown, activeId }), [isShown, activeId, onState]);

  return (
    <>
      <p className="vh" role="status">
        {isShown && texts.count({ count: arranged.count })}
      </p>
      {isShown && (
        // A press doesn't move the focus, so a phone's keyboard stays open.
        <div
          className="suggested"
          role="presentation"
          ref={list}
          onMouseDown={(event) => event.preventDefault()}
        >
          <SuggestionRows
            id={id}
            text={text}
            arranged={arranged}
            onLeave={onLeave}
            onClearRecent={() => recentSearches.clear()}
          />
        </div>
      )}
    </>
  );
}
