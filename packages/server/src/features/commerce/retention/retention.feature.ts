import type { Realm } from '../../../realm/load-realm.js';
import { retentionHandlers } from './retention.routes.js';
import { createRetentionService, type RetentionDependencies } from './retention.service.js';

/** Offers to viewers who cancel, and price changes of running subscriptions. */
export const createRetentionFeature = (parts: RetentionDependencies & { readonly realm: Realm }) => {
  const retention = createRetentionService(parts);
  return { retention, handlers: retentionHandlers(retention, parts.realm) };
};
