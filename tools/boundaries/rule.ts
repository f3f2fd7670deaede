import type { Import, Module } from './module.ts';

/** One arrow that may not be drawn, or one thing that may stand in few places only. */
export type Rule = {
  readonly name: string;
  /** Completes “not allowed:”, and says where to go instead. */
  readonly why: string;
  /** What in a module breaks the rule, each as it is written there. */
  readonly find: (module: Module) => readonly string[];
  /** A module that is wrong on purpose. If the rule doesn't catch it, the check itself is broken. */
  readonly canary: { readonly path: string; readonly text: string };
};

/** The imports of a module that a test says yes to. */
export function importsWhere(module: Module, isWrong: (found: Import) => boolean): string[] {
  return module.imports.filter(isWrong).map((found) => `imports ${found.specifier}`);
}

/** Tests may use what they like of the kits for tests. */
export function isTest({ path }: Module): boolean {
  return /\.test\.tsx?$|\/testing\//.test(path);
}
