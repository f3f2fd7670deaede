/**
 * The mobile number that a new address begins with: that of the profile, else of the address that was used last, else
 * of the newest; '' if there is none.
 */
export function usualMobile(
  own: string | null | undefined,
  addresses: readonly { readonly mobile: string; readonly isLastUsed: boolean }[],
): string {
  const used = addresses.find(({ isLastUsed }) => isLastUsed) ?? addresses[0];
  return own || used?.mobile || '';
}
