import type { FieldIssue } from '@footlight/contract';
import { ADDRESS_RANGES, isAddressRange } from '../http/limits/address-range.js';
import type { RealmFile } from './schemas/realm.schemas.js';

export const proxyIssues = ({ trustedProxies }: RealmFile): FieldIssue[] =>
  trustedProxies.flatMap((text, index) =>
    isAddressRange(text)
      ? []
      : [{ field: `trustedProxies[${index}]`, found: JSON.stringify(text), allowed: ADDRESS_RANGES }],
  );
