import type { Handlers } from '../../../feature.js';
import type { Realm } from '../../../realm/load-realm.js';
import { buyerOf } from '../baskets/baskets.routes.js';
import type { GiftsService } from './gifts.service.js';

export const giftsHandlers = (gifts: GiftsService, realm: Realm) =>
  ({
    listGiftProducts: async ({ language, country }) => ({
      products: await gifts.products({ language, country }),
    }),
    redeemGift: (request) => gifts.redeem(request.body.redeemCode, buyerOf(request, realm)),
  }) satisfies Handlers;
