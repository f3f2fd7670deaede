/** One source file, with its imports and what else the rules examine. */
export type Module = {
  /** Path from the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Its text without comments, for rules about its contents. */
  readonly code: string;
  readonly imports: readonly Import[];
  readonly writes: readonly TableWrite[];
};

export type Import = {
  /** The specifier as it is written. */
  readonly specifier: string;
  /** The imported file of this project, or null for an npm package or a Node module. */
  readonly target: string | null;
};

/** A statement that inserts into, updates, deletes from, merges into or truncates a table. */
export type TableWrite = {
  readonly line: number;
  /** Null if the name is computed at run time. */
  readonly table: string | null;
};
