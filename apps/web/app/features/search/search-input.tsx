import { SHOPPING_LIMITS, pagePath } from '@jhola/domain';
import { ArrowLeft, Search, X } from 'lucide';
import { type ChangeEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { LazyComponent } from '#features/connection/index.ts';
import { texts } from '#messages/search-page.ts';
import { texts as box } from '#messages/search.ts';
import { Link } from '#platform/routing/link.tsx';
import type { Location } from '#platform/routing/location.ts';
import { useNavigatorState } from '#platform/routing/pages-context.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { searchUrl, termOf } from './search-url.ts';
import type { ListState } from './suggestions/suggestion-list.tsx';

const loadList = () => import('./suggestions/suggestion-list.tsx');
/** Prefetched before the first letter; if that fails, the first letter loads it again. */
const warmUp = () => void loadList().catch(() => undefined);

/** State of history entries made by typing: their terms don't overwrite newer input. */
const TYPED = { typed: true };

const isTyped = ({ state }: Location) => (state as Partial<typeof TYPED> | null)?.typed === true;

/**
 * The search page's input: an editable combobox (WAI-ARIA APG) with suggestions below it while somebody types. Each
 * change navigates to that term's URL, replacing the previous one.
 */
export function SearchInput() {
  const { location, action } = useNavigatorState().visit;
  const navigate = useNavigate();
  const [text, setText] = useState(() => termOf(location));
  const [isOpen, setOpen] = useState(false);
  const [list, setList] = useState<ListState>({ isShown: false });
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useRef(false);

  // Links, Back and Forward change the term.
  useEffect(() => {
    if (!isTyped(location) || action === 'POP') setText(termOf(location));
  }, [location, action]);

  const search = (term: string) => {
    setText(term);
    void navigate(searchUrl(term), { replace: true, state: TYPED });
  };

  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);

  const submit = () => {
    close();
    // On a touch screen the keyboard makes room for the results.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };

  const clear = () => {
    search('');
    input.current?.focus();
  };

  // Includes text typed before hydration. Puts the caret after the text, unless the user has moved it.
  useEffect(() => {
    const box = input.current;
    if (isHydrated.current || !box) return;
    isHydrated.current = true;
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
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Link className="search-back only-sm" to={pagePath('home')} aria-label={texts.backToShop}>
        <Icon of={ArrowLeft} />
      </Link>
      <Icon of={Search} className="only-lg" />
      <input
        ref={input}
        type="search"
        name="q"
        value={text}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          open();
          search(event.target.value);
        }}
        onFocus={warmUp}
        onClick={open}
        role="combobox"
        aria-haspopup="grid"
        aria-autocomplete="list"
        aria-expanded={list.isShown}
        aria-controls={list.isShown ? listId : undefined}
        aria-activedescendant={list.activeId}
        maxLength={SHOPPING_LIMITS.searchLength}
        placeholder={box.prompt}
        aria-label={box.prompt}
        autoComplete="off"
        enterKeyHint="search"
        autoFocus
      />
      {text !== '' && (
        <IconButton label={texts.clearSearch} onClick={clear}>
          <Icon of={X} />
        </IconButton>
      )}
      <LazyComponent
        load={loadList}
        wanted={isOpen}
        props={{
          id: listId,
          input: () => input.current,
          text,
          open: isOpen,
          onOpen: open,
          onLeave: submit,
          onClose: close,
          onState: setList,
        }}
      />
    </form>
  );
}
