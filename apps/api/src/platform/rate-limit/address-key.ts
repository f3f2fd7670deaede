import { isIP, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const LONGEST = 64;

/**
 * By what an address is counted: an IPv4 address by itself, an IPv6 address by its first 64 bits, since one line
 * has that many addresses at least.
 */
export function addressKey(ip: string): string {
  const [plain = ''] = ip.split('%', 1);
  const v4 = MAPPED.exec(plain)?.[1];
  if (v4 !== undefined) return v4;
  if (!isIPv6(plain)) return isIP(plain) === 0 ? plain.slice(0, LONGEST) : plain;
  // URLs write an address in one way only, with at most one '::'.
  const [front = '', back = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const zeros = 8 - groups(front).length - groups(back).length;
  const all = [...groups(front), ...Array<string>(zeros).fill('0'), ...groups(back)];
  return `${all.slice(0, 4).join(':')}::/64`;
}
