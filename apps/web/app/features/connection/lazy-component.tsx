import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadingBar } from '#ui/loading-bar.tsx';
import { loadCode } from './load-code.ts';
import { useRetryWhenOnline } from './use-retry-when-online.ts';

export type LazyComponentProps<Props> = {
  /** Imports the component's code; the same function at every rendering. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Loading starts once this is true. */
  wanted: boolean;
  props: Props;
  /** Shown while the code is loading; a bar at the top of the window by default. */
  fallback?: ReactNode;
};

/**
 * A component whose code is loaded when it is first wanted. Unlike with `React.lazy`, a failure leaves the page as it
 * is: the shopper is told, and loading is retried. If a new release has replaced the code, the document is loaded again.
 */
export function LazyComponent<Props extends object>({
  load,
  wanted,
  props,
  fallback = loadingBar,
}: LazyComponentProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);
  const missing = wanted && Loaded === null;
  useEffect(() => {
    if (!missing || failed) return;
    let isUnmounted = false;
    const show = (module: { default: ComponentType<Props> }) => {
      if (!isUnmounted) setLoaded(() => module.default);
    };
    const onFailure = () => {
      if (!isUnmounted) setFailed(true);
    };
    loadCode(load).then(show, onFailure);
    return () => {
      isUnmounted = true;
    };
  }, [missing, failed, load]);
  // Retry after a failure.
  useRetryWhenOnline(missing && failed, () => setFailed(false));
  return Loaded ? <Loaded {...props} /> : missing && fallback;
}
