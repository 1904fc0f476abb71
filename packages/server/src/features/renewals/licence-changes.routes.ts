import type { Handlers } from '../../feature.js';
import type { Realm } from '../../realm/load-realm.js';
import { buyerOf } from '../baskets/baskets.routes.js';
import type { LicenceChangesService } from './licence-changes.service.js';

export const licenceChangesHandlers = (changes: LicenceChangesService, realm: Realm) =>
  ({
    pauseLicence: (request) =>
      changes.pause(request.params.id, request.body.config?.resumeAfter, buyerOf(request, realm)),
    resumeLicence: (request) => changes.resume(request.params.id, buyerOf(request, realm)),
    cancelLicence: (request) => changes.cancel(request.params.id, buyerOf(request, realm)),
    reactivateLicence: (request) => changes.reactivate(request.params.id, buyerOf(request, realm)),
    moveLicenceToCard: (request) =>
      changes.moveToMethod(
        request.params.licenceId,
        request.params.cardId,
        request.query.checkBillingDetails === true,
        buyerOf(request, realm),
      ),
    setLicencePaymentDetails: (request) =>
      changes.moveToMethod(
        request.params.id,
        request.params.paymentDetailsId,
        false,
        buyerOf(request, realm),
      ),
  }) satisfies Handlers;
