import { setFlagsFromString } from 'node:v8';

/**
 * Switches TurboFan, V8's slowest compiler, off (`true`) or on again. It isn't worth its time during a start: its code
 * would be ready when the start is nearly over, and few functions are called as often afterwards.
 */
export function compileQuickly(isQuick: boolean): void {
  // Without this, code that is compiled meanwhile wouldn't count its calls, and so would never be compiled again.
  setFlagsFromString('--force-emit-interrupt-budget-checks');
  setFlagsFromString(isQuick ? '--no-turbofan' : '--turbofan');
}
