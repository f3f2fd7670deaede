import { BlockList, isIPv6 } from 'node:net';
import { addressKey } from '../../../platform/rate-limit/index.ts';

/** Addresses that no shopper has: a proxy's, say, whose `X-Forwarded-For` isn't trusted. */
const LOCAL = new BlockList();
LOCAL.addSubnet('127.0.0.0', 8, 'ipv4');
LOCAL.addAddress('::1', 'ipv6');

/** By what the address of an order is counted; null for this machine's own, which all shoppers may seem to share. */
export function orderAddress(ip: string): string | null {
  const isLocal = LOCAL.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
  return isLocal ? null : addressKey(ip);
}
