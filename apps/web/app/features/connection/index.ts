export { ConnectionBanner } from './connection-banner.tsx';
export { toastFailure } from './toast-failure.ts';
export { useTask } from './use-task.ts';
