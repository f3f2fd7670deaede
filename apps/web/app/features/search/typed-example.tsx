import { useEffect, useState } from 'react';
import { texts } from '#messages/search.ts';
import { typingFrames } from './typing.ts';

const FRAMES = typingFrames();
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Types one example after the other behind 'Search'; static with reduced motion. */
export function TypedExample({ prompt }: { prompt: string }) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (matchMedia(REDUCED_MOTION).matches) return;
    let timer: ReturnType<typeof setTimeout>;
    let index = 0;
    const step = () => {
      const frame = FRAMES[index % FRAMES.length];
      if (!frame) return;
      index += 1;
      if (!document.hidden) setText(frame.text);
      timer = setTimeout(step, frame.lasts);
    };
    timer = setTimeout(step, 1000);
    return () => clearTimeout(timer);
  }, []);
  if (text === null) return <span aria-hidden="true">{prompt}</span>;
  return (
    <span aria-hidden="true">
      {texts.typing({ text })}
      <i className="caret" />
    </span>
  );
}
