import { WifiOff } from 'lucide';
import { Icon } from '#ui/icon.tsx';
import { useSilent } from './use-silent.ts';

/** Along the top while calls get no answer; goes with the next answer. */
export function ConnectionBanner() {
  const silent = useSilent();
  return (
    <div role="status">
      {silent && (
        <p className="connection">
          <Icon of={WifiOff} />
          {navigator.onLine
            ? 'No answer from the shop. Check your connection; we keep trying.'
            : 'You are offline. We go on as soon as the network is back.'}
        </p>
      )}
    </div>
  );
}
