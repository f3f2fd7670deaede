import { BlockList, isIPv6 } from 'node:net';
import { addressKey } from '../../../platform/rate-limit/index.ts';

/** IP addresses that no shopper has, for example of a proxy whose `X-Forwarded-For` isn't trusted. */
const LOCAL = new BlockList();
LOCAL.addSubnet('127.0.0.0', 8, 'ipv4');
LOCAL.addAddress('::1', 'ipv6');

/**
 * The key by which an order's IP address (see `clientAddress`) is counted; null if it isn't known, and for this machine's
 * own, which all shoppers may seem to share.
 */
export function countedIp(ip: string): string | null {
  if (ip === '') return null;
  const isLocal = LOCAL.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
  return isLocal ? null : addressKey(ip);
}
