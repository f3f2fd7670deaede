export { ConnectionWatch } from './connection-watch.tsx';
export { isUnreachable } from './is-unreachable.ts';
export { LazyComponent } from './lazy-component.tsx';
export { loadCode } from './load-code.ts';
export { checkNow, reportOffline, watchConnection } from './offline.ts';
export { toastFailure } from './toast-failure.ts';
export { useOffline } from './use-offline.ts';
export { useRetryWhenOnline } from './use-retry-when-online.ts';
export { useTask } from './use-task.ts';
