/** The library that makes and checks passkeys, loaded when it is first needed: that takes 0.3 s, which a start hasn't. */
export const webAuthn = () => import('@simplewebauthn/server');
