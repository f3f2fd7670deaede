import { setFlagsFromString } from 'node:v8';

/**
 * Whether V8 does without its slowest compiler. Of the functions that a start calls most, few are called as often
 * afterwards, and their code would be ready when the start is nearly over. Afterwards they are compiled as usual.
 */
export function compileQuickly(isQuick: boolean): void {
  // Without this, code that is compiled meanwhile wouldn't count its calls, and so would never be compiled again.
  setFlagsFromString('--force-emit-interrupt-budget-checks');
  setFlagsFromString(isQuick ? '--no-turbofan' : '--turbofan');
}
