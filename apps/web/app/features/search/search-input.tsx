import { ArrowLeft, Search, X } from 'lucide';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { LIMITS } from '@jhola/domain';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PROMPT } from './prompt.ts';
import { searchUrl, termOf } from './search-url.ts';

/** Marks the navigations that typing makes, so that their arrival doesn't put old text back into the box. */
const TYPED = { typed: true };

/** The search page's input. Each change goes to that term's address, in place of the one before. */
export function SearchInput() {
  const location = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState(() => termOf(location));
  const input = useRef<HTMLInputElement>(null);
  const awake = useRef(false);

  useEffect(() => {
    if (location.state?.typed !== true) setText(termOf(location));
  }, [location]);

  const search = (term: string) => {
    setText(term);
    void navigate(searchUrl(term), { replace: true, state: TYPED });
  };

  const clear = () => {
    search('');
    input.current?.focus();
  };

  // What was typed before the page came alive counts as well.
  useEffect(() => {
    if (awake.current || !input.current) return;
    awake.current = true;
    if (input.current.value !== text) search(input.current.value);
    input.current.focus();
  });

  return (
    <form className="search" role="search" action="/search" onSubmit={(event) => event.preventDefault()}>
      <Link className="search-back only-sm" to="/" aria-label="Back to the shop">
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
