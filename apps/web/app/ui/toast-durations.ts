import type { DefaultToastOptions } from 'react-hot-toast/headless';

/** How long each kind of toast stays, in milliseconds. */
export const TOAST_DURATIONS: DefaultToastOptions = {
  blank: { duration: 4000 },
  error: { duration: 4000 },
  success: { duration: 2000 },
  custom: { duration: 4000 },
  loading: { duration: Number.POSITIVE_INFINITY },
};
