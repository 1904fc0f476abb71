import proxyAddr from '@fastify/proxy-addr';

/** Description of the values that {@link isAddressRange} accepts. */
export const ADDRESS_RANGES =
  'an address such as 10.0.0.7, a range such as 10.0.0.0/8 or fd00::/8, or loopback, linklocal, uniquelocal';

export const isAddressRange = (text: string): boolean => {
  try {
    proxyAddr.compile([text]);
    return true;
  } catch {
    return false;
  }
};
