import type { Handlers } from '../../../feature.js';
import type { Realm } from '../../../realm/load-realm.js';
import { buyerOf } from '../baskets/baskets.routes.js';
import type { RetentionService } from './retention.service.js';

export const retentionHandlers = (retention: RetentionService, realm: Realm) =>
  ({
    listPriceMigrations: async (request) => ({
      migrations: await retention.migrations(buyerOf(request, realm)),
    }),
    answerPriceMigration: (request) =>
      retention.answer(request.params.id, request.body.status, buyerOf(request, realm)),
    getCancellationPromotion: (request) =>
      retention.promotion(request.query.licenceId, buyerOf(request, realm)),
    verifyCancellationPromotion: async (request) => ({
      valid: await retention.verify(request.params.id, buyerOf(request, realm)),
    }),
    redeemCancellationPromotion: (request) => retention.redeem(request.params.id, buyerOf(request, realm)),
    refuseCancellationPromotion: async (request) => {
      await retention.refuse(request.params.id, buyerOf(request, realm));
    },
  }) satisfies Handlers;
