import type { CallName } from '@footlight/contract';
import type { CallRequest, Handlers } from '../../../feature.js';
import { usesVpn } from '../../../http/requests/vpn.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { BasketsService } from './baskets.service.js';
import type { Buyer } from './may-buy.js';

/** The caller of a request as a buyer. */
export const buyerOf = (
  {
    caller,
    language,
    country,
    http,
  }: Pick<CallRequest<CallName>, 'caller' | 'language' | 'country' | 'http'>,
  realm: Realm,
): Buyer => ({ caller, language, country, usesVpn: usesVpn(http.request.headers, realm) });

export const basketsHandlers = (baskets: BasketsService, realm: Realm) =>
  ({
    createBasket: (request) => baskets.create(request.body, buyerOf(request, realm)),
    getBasket: (request) => baskets.of(buyerOf(request, realm)),
    getBasketChanges: (request) => baskets.changes(buyerOf(request, realm)),
    updateBasket: (request) =>
      baskets.update(
        request.params.basketId,
        request.query.acknowledgeNoFreeTrial === true,
        buyerOf(request, realm),
      ),
    applyVoucher: (request) => baskets.applyVoucher(request.params.code, buyerOf(request, realm)),
    removeVoucher: (request) => baskets.removeVoucher(request.params.code, buyerOf(request, realm)),
    createGiftBasket: (request) => {
      const { giftId, ...details } = request.body;
      return baskets.createGift(giftId, details, buyerOf(request, realm));
    },
  }) satisfies Handlers;
