/** Options of Node for the shop. */
export const NODE_OPTIONS: readonly string[];
/** Environment variables of glibc for the shop. */
export const ENVIRONMENT: Readonly<Record<string, string>>;
