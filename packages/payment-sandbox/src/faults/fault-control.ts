import { type FaultSettings, NO_FAULTS } from './fault-settings.ts';
import type { SandboxPassed, SandboxPoint } from './points.ts';

export type SandboxHook = (passed: SandboxPassed) => void | Promise<void>;

/** Sets the sandbox's faults. Kept in this process's memory: a restart clears them. */
export type SandboxFaults = {
  readonly current: () => FaultSettings;
  /** Changes the given settings only. */
  set(change: Partial<FaultSettings>): void;
  clear(): void;
  /** Calls `hook` whenever the point is reached, and waits for it. Returns a function that removes it. */
  at(point: SandboxPoint, hook: SandboxHook): () => void;
};

/** The part that the sandbox itself uses. */
export type FaultControl = SandboxFaults & {
  pass(passed: SandboxPassed): Promise<void>;
  /** Whether this call or webhook should fail; counts down the setting. */
  spend(what: 'webhooksLost' | 'apiFailures' | 'apiAnswersLost'): boolean;
};

/**
 * Creates the state of the faults, with all of them off. It has no timers and need not be closed. When the point of
 * `dieAt` is reached, it kills this process.
 */
export function createFaultControl(): FaultControl {
  let settings = NO_FAULTS;
  const hooks = new Map<SandboxPoint, Set<SandboxHook>>();

  function dieIfTold(point: SandboxPoint): void {
    const { dieAt } = settings;
    if (dieAt?.point !== point) return;
    if (dieAt.time <= 1) process.kill(process.pid, 'SIGKILL');
    settings = { ...settings, dieAt: { point, time: dieAt.time - 1 } };
  }

  return {
    current: () => settings,
    set(change) {
      settings = { ...settings, ...change };
    },
    clear() {
      settings = NO_FAULTS;
      hooks.clear();
    },
    at(point, hook) {
      const there = hooks.get(point) ?? new Set();
      hooks.set(point, there.add(hook));
      return () => void there.delete(hook);
    },
    async pass(passed) {
      dieIfTold(passed.point);
      for (const hook of hooks.get(passed.point) ?? []) await hook(passed);
    },
    spend(what) {
      const left = settings[what];
      if (left === 'all') return true;
      if (left === 0) return false;
      settings = { ...settings, [what]: left - 1 };
      return true;
    },
  };
}
