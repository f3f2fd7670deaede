/** One source file of ours, as far as its neighbours matter. */
export type Module = {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Its text without comments, for rules about what may be written where. */
  readonly code: string;
  readonly imports: readonly Import[];
  readonly writes: readonly TableWrite[];
};

export type Import = {
  /** As it is written. */
  readonly specifier: string;
  /** The file of ours that it means, or null for a package of npm or a module of Node. */
  readonly target: string | null;
};

/** A statement that inserts into a table, updates it, deletes from it, merges into it or empties it. */
export type TableWrite = {
  readonly line: number;
  /** Null where the name is put together when the program runs. */
  readonly table: string | null;
};
