/** The folder for the temporary data of tests: in memory if there is enough room. */
export function quickFolder(): Promise<string>;
