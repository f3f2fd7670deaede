import type { Reporter, TestModule } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** The figures of a test, by name. */
    figures?: Readonly<Record<string, number | string>>;
  }
}

/** Prints the tests' figures, one line per test; tests without figures are left out. */
export default class FiguresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    for (const test of tests) {
      const { figures } = test.meta();
      if (figures === undefined) continue;
      const verdict = test.result().state === 'passed' ? 'holds' : 'FAILS';
      console.log(`\n${verdict}  ${test.fullName}`);
      for (const [name, figure] of Object.entries(figures)) console.log(`         ${name}: ${figure}`);
    }
    const failed = tests.filter((test) => test.result().state === 'failed');
    console.log(`\n${tests.length - failed.length} of ${tests.length} tests passed`);
    for (const test of failed) {
      console.log(`FAILS  ${test.fullName}`);
      for (const error of test.result().errors ?? []) console.log(error.stack ?? error.message);
    }
  }
}
