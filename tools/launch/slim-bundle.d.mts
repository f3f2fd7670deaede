/** A source map as JSON. */
export type BundleMap = {
  readonly version: number;
  readonly file?: string;
  readonly sources: string[];
  readonly names: string[];
  readonly mappings: string;
  readonly sourcesContent?: (string | null)[];
};

/** Writes letters that aren't ASCII as escape sequences. */
export function withoutWideLetters(code: string): string;

/** Keeps the first position of each line of our own code and of each file of a package, and no sources. */
export function slimMap(map: BundleMap): BundleMap;
