import type { Realm } from '../../../realm/load-realm.js';
import { giftsHandlers } from './gifts.routes.js';
import { createGiftsService, type GiftsDependencies } from './gifts.service.js';

export const createGiftsFeature = (parts: GiftsDependencies & { readonly realm: Realm }) => {
  const gifts = createGiftsService(parts);
  return { gifts, handlers: giftsHandlers(gifts, parts.realm) };
};
