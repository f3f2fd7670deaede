/** The places in the sandbox's work where a test may step in, by name. */
export const SANDBOX_POINTS = [
  /** A session is asked for; nothing is written. */
  'session.asked',
  /** It is made and stays; nobody has been told. */
  'session.made',
  'expiry.asked',
  'expiry.made',
  'refund.asked',
  'refund.made',
  /** The shopper has sent a card in; nothing is written. */
  'payment.asked',
  /** The money is taken and stays; the shopper hasn't been sent back, no webhook is out. */
  'payment.taken',
  'payment.declined',
  'session.lapsed',
  'webhook.sending',
  /** The shop has answered; the sandbox hasn't noted it. */
  'webhook.answered',
] as const;

export type SandboxPoint = (typeof SANDBOX_POINTS)[number];

/** What was being worked on at a point. */
export type SandboxPassed = {
  readonly point: SandboxPoint;
  readonly sessionId?: string;
  readonly eventId?: string;
};
