import { LIMITS, pagePath } from '@jhola/domain';
import { ArrowLeft, Search, X } from 'lucide';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Link } from '#platform/routing/link.tsx';
import type { Location } from '#platform/routing/location.ts';
import { useNavigatorState } from '#platform/routing/pages-context.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PROMPT } from './prompt.ts';
import { searchUrl, termOf } from './search-url.ts';

/** State of history entries made by typing: their terms don't overwrite newer input. */
const TYPED = { typed: true };

const isTyped = ({ state }: Location) => (state as Partial<typeof TYPED> | null)?.typed === true;

/** The search page's input. Each change navigates to that term's URL, replacing the previous one. */
export function SearchInput() {
  const { location, action } = useNavigatorState().visit;
  const navigate = useNavigate();
  const [text, setText] = useState(() => termOf(location));
  const input = useRef<HTMLInputElement>(null);
  const awake = useRef(false);

  // Links, Back and Forward change the term.
  useEffect(() => {
    if (!isTyped(location) || action === 'POP') setText(termOf(location));
  }, [location, action]);

  const search = (term: string) => {
    setText(term);
    void navigate(searchUrl(term), { replace: true, state: TYPED });
  };

  const clear = () => {
    search('');
    input.current?.focus();
  };

  // Includes text typed before hydration. Puts the caret after the text, unless the user has moved it.
  useEffect(() => {
    const box = input.current;
    if (awake.current || !box) return;
    awake.current = true;
    if (box.value !== text) search(box.value);
    const isCaretUnmoved = document.activeElement !== box || box.selectionEnd === 0;
    box.focus();
    if (isCaretUnmoved) box.setSelectionRange(box.value.length, box.value.length);
  });

  return (
    <form
      className="search"
      role="search"
      action={pagePath('search')}
      onSubmit={(event) => event.preventDefault()}
    >
      <Link className="search-back only-sm" to={pagePath('home')} aria-label="Back to the shop">
        <Icon of={ArrowLeft} />
      </Link>
      <Icon of={Search} className="only-lg" />
      <input
        ref={input}
        type="search"
        name="q"
        value={text}
        onChange={(event: ChangeEvent<HTMLInputElement>) => search(event.target.value)}
        maxLength={LIMITS.searchLength}
        placeholder={PROMPT}
        aria-label={PROMPT}
        autoComplete="off"
        enterKeyHint="search"
        autoFocus
      />
      {text !== '' && (
        <IconButton label="Clear the search" onClick={clear}>
          <Icon of={X} />
        </IconButton>
      )}
    </form>
  );
}
