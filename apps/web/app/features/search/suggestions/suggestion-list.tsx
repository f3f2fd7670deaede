import { useLayoutEffect, useRef } from 'react';
import { texts } from '#messages/search-suggestions.ts';
import { useCloseOutside } from './use-close-outside.ts';
import { arrangeSuggestions } from './arrange-suggestions.ts';
import { SuggestionRows } from './suggestion-rows.tsx';
import { useListKeys } from './use-list-keys.ts';
import { recentSearches, useRecentSearches } from './use-recent-searches.ts';
import { useSuggestions } from './use-suggestions.ts';
import './suggestion-list.css';

/** What the text box says of its list. */
export type ListState = { readonly isShown: boolean; readonly activeId?: string | undefined };

export type SuggestionListProps = {
  id: string;
  input: () => HTMLInputElement | null;
  text: string;
  /** Whether the list is wanted; it is shown once there is something in it. */
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Something was chosen, or all results are wanted. */
  onLeave: () => void;
  onState: (state: ListState) => void;
};

/**
 * Suggestions below the search box, while somebody types: recent searches, terms, categories, products. It is over
 * the results, so it closes as soon as somebody turns to them. It has no entry in the history, because each letter
 * replaces the entry of the page. Loaded when the box is first used.
 */
export function SuggestionList(props: SuggestionListProps) {
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
        // A press leaves the focus, and the keyboard of a phone, where they are.
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
