/** Error codes of a network or a server that may be reachable again at the next attempt. */
export const NETWORK_ERRORS = [
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
] as const;
