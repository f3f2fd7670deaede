export { ConnectionWatch } from './connection-watch.tsx';
export { isLost } from './is-lost.ts';
export { Later } from './later.tsx';
export { askNow, noteOffline, watchConnection } from './offline.ts';
export { toastFailure } from './toast-failure.ts';
export { useAskAgain } from './use-ask-again.ts';
export { useTask } from './use-task.ts';
