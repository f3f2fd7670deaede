export type StorageListeners = {
  /** Calls all listeners: after a change by this tab, which its own `storage` event doesn't report. */
  readonly notify: () => void;
  /** Calls `listener` when this tab or another one changes the storage; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Listeners for a value in the local storage. Other tabs' changes of other values call them too. */
export function createStorageListeners(): StorageListeners {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
