import type { Realm } from '../../../realm/load-realm.js';
import { basketsHandlers } from './baskets.routes.js';
import { createBasketsService, type BasketsDependencies } from './baskets.service.js';

export const createBasketsFeature = (parts: BasketsDependencies & { readonly realm: Realm }) => {
  const baskets = createBasketsService(parts);
  return {
    handlers: basketsHandlers(baskets, parts.realm),
    clean: () => baskets.clean(),
  };
};
