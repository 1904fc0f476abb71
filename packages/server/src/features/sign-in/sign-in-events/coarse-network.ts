import { isIPv4 } from 'node:net';
import { addressKey } from '../../../http/limits/address-key.js';

/** Groups of an IPv6 network of 48 bits, which an internet provider assigns to a site. */
const GROUPS = 3;

/** The network of an address, which many people share: 24 bits of IPv4, 48 bits of IPv6. */
export const coarseNetwork = (address: string): string => {
  const key = addressKey(address);
  if (isIPv4(key)) return `${key.split('.').slice(0, -1).join('.')}.0/24`;
  return `${key.split(':').slice(0, GROUPS).join(':')}::/48`;
};
