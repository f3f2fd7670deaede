/** Bundles the programs of the tree at `root` into its `apps/store/dist`. */
export function bundlePrograms(root: string): Promise<void>;
