/** The points in the sandbox's work at which tests can run code, by name. */
export const SANDBOX_POINTS = [
  /** A session was requested; nothing is written. */
  'session.asked',
  /** The session is created and committed; no response was sent. */
  'session.made',
  'expiry.asked',
  'expiry.made',
  'refund.asked',
  'refund.made',
  /** The shopper has submitted a card; nothing is written. */
  'payment.asked',
  /** The payment is committed; the shopper hasn't been redirected, and no webhook was sent. */
  'payment.taken',
  'payment.declined',
  'session.lapsed',
  'webhook.sending',
  /** The shop has responded; the sandbox hasn't recorded the response. */
  'webhook.answered',
] as const;

export type SandboxPoint = (typeof SANDBOX_POINTS)[number];

/** The point, and the objects that were being worked on. */
export type SandboxPassed = {
  readonly point: SandboxPoint;
  readonly sessionId?: string;
  readonly eventId?: string;
};
