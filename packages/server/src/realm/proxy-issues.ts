import type { FieldIssue } from '@footlight/contract';
import proxyAddr from '@fastify/proxy-addr';
import type { RealmFile } from './realm.schemas.js';

const isRange = (text: string): boolean => {
  try {
    proxyAddr.compile([text]);
    return true;
  } catch {
    return false;
  }
};

export const proxyIssues = ({ trustedProxies }: RealmFile): FieldIssue[] =>
  trustedProxies.flatMap((text, index) =>
    isRange(text)
      ? []
      : [
          {
            field: `trustedProxies[${index}]`,
            found: JSON.stringify(text),
            allowed:
              'an address such as 10.0.0.7, a range such as 10.0.0.0/8 or fd00::/8, or loopback, linklocal, uniquelocal',
          },
        ],
  );
