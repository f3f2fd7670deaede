import { CircleAlert, CircleCheck, Info } from 'lucide';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import { TOAST_DURATIONS } from './toast-durations.ts';

/** Shows the toasts: above the bar on phones, at the bottom left on laptops. Stands once, in the root. */
export function ToastHost() {
  const { toasts, handlers } = useToaster(TOAST_DURATIONS);
  return (
    <div
      className="toasts"
      aria-live="polite"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts
        .filter((shown) => shown.visible)
        .map((shown) => (
          <div
            key={shown.id}
            className={`toast toast-${shown.type}`}
            role={shown.type === 'error' ? 'alert' : 'status'}
          >
            {shown.type === 'custom' ? null : <ToastMark type={shown.type} />}
            {resolveValue(shown.message, shown)}
          </div>
        ))}
    </div>
  );
}

function ToastMark({ type }: Pick<Toast, 'type'>) {
  if (type === 'loading') return <Spinner />;
  if (type === 'success') return <Icon of={CircleCheck} />;
  if (type === 'error') return <Icon of={CircleAlert} />;
  return <Icon of={Info} />;
}
