import { isIP, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const LONGEST = 64;

/**
 * The key by which an IP address is counted: an IPv4 address itself, the first 64 bits of an IPv6 address, because one
 * internet connection has at least a /64 network. Text that isn't an address is shortened to 64 characters.
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
