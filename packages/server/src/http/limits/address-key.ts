import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Internet providers assign each customer at least a /64 network, so a single customer has 2⁶⁴ addresses. */
const GROUPS_OF_NETWORK = 4;

const MAPPED = /^::ffff:(?<address>\d+\.\d+\.\d+\.\d+)$/iu;

/** The key under which a caller is counted: an IPv4 address or the /64 network of an IPv6 address. */
export const addressKey = (address: string): string => {
  const mapped = MAPPED.exec(address)?.groups?.['address'];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : GROUPS - front.length - back.length;
  const groups = [...front, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...back];
  const network = groups.slice(0, GROUPS_OF_NETWORK).map((group) => group.replace(/^0+(?=.)/u, ''));
  return `${network.join(':')}::/64`;
};
