import { useEffect, useRef, useState } from 'react';

const SEARCH_DELAY_MS = 300;

/**
 * What is typed to search by. `asked` is what was asked for last (the URL may say it); `ask` is told another text after
 * a pause, so that not each letter is a question. Another `ask` begins the pause anew.
 */
export function useSearchText(asked: string, ask: (text: string) => void) {
  const [text, setText] = useState(asked);
  const sent = useRef(asked);
  useEffect(() => {
    // Back, forward, or a link: the field follows.
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
