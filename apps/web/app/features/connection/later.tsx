import { type ComponentType, useEffect, useState } from 'react';
import { noteOffline } from './offline.ts';
import { useAskAgain } from './use-ask-again.ts';

export type LaterProps<Props> = {
  /** Fetches the component's code; the same function at every rendering. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** From when on it is needed. */
  wanted: boolean;
  props: Props;
};

/**
 * A component whose code is fetched when it is first wanted; nothing until then. Unlike with `React.lazy`, code
 * that doesn't come takes nothing from the page: the shopper is told, and it is asked for again.
 */
export function Later<Props extends object>({ load, wanted, props }: LaterProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);
  const missing = wanted && Loaded === null;
  useEffect(() => {
    if (!missing || failed) return;
    let left = false;
    const show = (module: { default: ComponentType<Props> }) => {
      if (!left) setLoaded(() => module.default);
    };
    const tell = () => {
      noteOffline();
      if (!left) setFailed(true);
    };
    load().then(show, tell);
    return () => {
      left = true;
    };
  }, [missing, failed, load]);
  // What was no failure for a moment is tried again.
  useAskAgain(missing && failed, () => setFailed(false));
  return Loaded && <Loaded {...props} />;
}
