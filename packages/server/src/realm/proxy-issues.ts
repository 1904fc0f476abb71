import type { FieldIssue } from '@footlight/contract';
import { ADDRESS_RANGES, isAddressRange } from '../http/limits/address-range.js';
import type { RealmFile } from './schemas/realm.schemas.js';

export const proxyIssues = ({ trustCountryHeader, trustedProxies }: RealmFile): FieldIssue[] => [
  ...trustedProxies.flatMap((text, index) =>
    isAddressRange(text)
      ? []
      : [{ field: `trustedProxies[${index}]`, found: JSON.stringify(text), allowed: ADDRESS_RANGES }],
  ),
  ...(trustCountryHeader && trustedProxies.length === 0
    ? [
        {
          field: 'trustedProxies',
          found: '[]',
          allowed: `with trustCountryHeader, the proxies that set the header: ${ADDRESS_RANGES}`,
        },
      ]
    : []),
];
