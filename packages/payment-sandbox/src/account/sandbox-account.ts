/** The keys of the sandbox's one account. */
export type SandboxAccount = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
};
