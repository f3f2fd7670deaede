/** The roles of an account: admins run the shop, users shop. */
export const ROLES = ['ADMIN', 'USER'] as const;

export type Role = (typeof ROLES)[number];
