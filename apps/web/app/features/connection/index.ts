export { ConnectionWatch } from './connection-watch.tsx';
export { isLost } from './is-lost.ts';
export { Later } from './later.tsx';
export { askNow, noteSilence, watchSilence } from './silence.ts';
export { toastFailure } from './toast-failure.ts';
export { useAskAgain } from './use-ask-again.ts';
export { useTask } from './use-task.ts';
