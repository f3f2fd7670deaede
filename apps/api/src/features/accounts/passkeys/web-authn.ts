/** The WebAuthn library, loaded at first use: loading takes 0.3 s, too long for the start of the shop. */
export const webAuthn = () => import('@simplewebauthn/server');
