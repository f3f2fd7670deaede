/** Bundles the programs of the tree at `root` into its `apps/store/dist`. */
export function bundlePrograms(root: string): Promise<void>;

/** Whether the program that stays open loads this import as a separate module. */
export function isSeparate(id: string): boolean;

/** A plugin of the bundler that leaves out pino's search for the file that calls it. */
export const withoutPinoCaller: { load(id: string): string | null };
