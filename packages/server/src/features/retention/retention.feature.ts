import type { Realm } from '../../realm/load-realm.js';
import { retentionHandlers } from './retention.routes.js';
import { createRetentionService, type RetentionDependencies } from './retention.service.js';

/** What is offered to those who want to leave, or whose price changes. */
export const createRetentionFeature = (parts: RetentionDependencies & { readonly realm: Realm }) => {
  const retention = createRetentionService(parts);
  return { retention, handlers: retentionHandlers(retention, parts.realm) };
};
