import { useEffect, useRef, useState } from 'react';

const SEARCH_DELAY_MS = 300;

/**
 * The text of a debounced search field. `asked` is the last text searched for (it may come from the URL); `ask` is
 * called with a new text after a pause without typing.
 */
export function useSearchText(asked: string, ask: (text: string) => void) {
  const [text, setText] = useState(asked);
  const sent = useRef(asked);
  useEffect(() => {
    // Back, forward, or a link has changed the search: update the field.
    if (asked === sent.current) return;
    sent.current = asked;
    setText(asked);
  }, [asked]);
  useEffect(() => {
    if (text === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = text;
      ask(text);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, ask]);
  return [text, setText] as const;
}
