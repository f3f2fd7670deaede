import { CircleAlert, CircleCheck, Info } from 'lucide';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import { TOAST_DURATIONS } from './toast-durations.ts';
import { type Box, trackUsedControl, placeToasts } from './toast-place.ts';
import { useDismissedErrors } from './use-dismissed-errors.ts';

/**
 * Shows the toasts at the bottom, on laptops at the left; at the top if they would cover the control that was
 * used last. Rendered once, in the root.
 */
export function ToastHost() {
  const { toasts, handlers } = useToaster(TOAST_DURATIONS);
  useDismissedErrors(toasts);
  const visible = toasts.filter((shown) => shown.visible);
  const host = useRef<HTMLDivElement>(null);
  /** The control used last and its position then, because using it may have removed it. */
  const used = useRef<{ control: Element; box: Box } | null>(null);
  const place = () => {
    if (!host.current) return;
    if (!host.current.hasChildNodes()) {
      delete host.current.dataset['edge'];
      return;
    }
    const { control, box } = used.current ?? {};
    placeToasts(host.current, (control?.isConnected ? control.getBoundingClientRect() : box) ?? null);
  };
  const ids = visible.map(({ id }) => id).join();
  useLayoutEffect(place, [ids]);
  useEffect(
    () =>
      trackUsedControl((control) => {
        if (control) used.current = { control, box: control.getBoundingClientRect() };
        place();
      }),
    [],
  );
  return (
    <div
      ref={host}
      className="toasts"
      aria-live="polite"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {visible.map((shown) => (
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
