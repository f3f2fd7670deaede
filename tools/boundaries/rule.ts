import type { Import, Module } from './module.ts';

/** A forbidden kind of import, or something that may be written only in certain files. */
export type Rule = {
  readonly name: string;
  /** Completes “not allowed:”, and says what to do instead. */
  readonly why: string;
  /** The violations in a module, each as it is written there. */
  readonly find: (module: Module) => readonly string[];
  /** A module with a planted violation. If the rule doesn't report it, the check itself is broken. */
  readonly counterexample: { readonly path: string; readonly text: string };
};

/** The imports of a module for which a test returns true. */
export function importsWhere(module: Module, isWrong: (found: Import) => boolean): string[] {
  return module.imports.filter(isWrong).map((found) => `imports ${found.specifier}`);
}

/** Tests may import the testing folders of other packages. */
export function isTest({ path }: Module): boolean {
  return /\.test\.tsx?$|\/testing\//.test(path);
}
