import { type ComponentType, useEffect, useState } from 'react';
import { reportOffline } from './offline.ts';
import { useRetryWhenOnline } from './use-retry-when-online.ts';

export type LaterProps<Props> = {
  /** Imports the component's code; the same function at every rendering. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Loading starts once this is true. */
  wanted: boolean;
  props: Props;
};

/**
 * A component whose code is loaded when it is first wanted; renders nothing until then. Unlike with
 * `React.lazy`, a failure leaves the page as it is: the shopper is told, and loading is retried.
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
      reportOffline();
      if (!left) setFailed(true);
    };
    load().then(show, tell);
    return () => {
      left = true;
    };
  }, [missing, failed, load]);
  // Retry after a failure.
  useRetryWhenOnline(missing && failed, () => setFailed(false));
  return Loaded && <Loaded {...props} />;
}
