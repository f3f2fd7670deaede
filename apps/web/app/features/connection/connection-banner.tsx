import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { onCallOutcome } from '#platform/call-outcomes.ts';

/** Along the top while calls get no answer; goes with the next answer, or when the network is back. */
export function ConnectionBanner() {
  const [silent, setSilent] = useState(false);
  useEffect(() => onCallOutcome(({ kind }) => setSilent(kind === 'silence')), []);
  useEffect(() => {
    const hide = () => setSilent(false);
    window.addEventListener('online', hide);
    return () => window.removeEventListener('online', hide);
  }, []);
  return (
    <div role="status">
      {silent && (
        <p className="connection">
          <WifiOff className="i" aria-hidden="true" />
          No answer from the shop. Check your connection, then try again.
        </p>
      )}
    </div>
  );
}
