import type { Handlers } from '../../../feature.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { Buyer } from '../baskets/may-buy.js';
import { buyerOf } from '../baskets/baskets.routes.js';
import type { LicenceChangesService } from './licence-changes.service.js';

export const licenceChangesHandlers = (
  changes: LicenceChangesService,
  realm: Realm,
  /** Records that the holder declined the offer made on cancellation. */
  ignoreOffer: (licenceId: string, buyer: Buyer) => Promise<void>,
) =>
  ({
    pauseLicence: (request) =>
      changes.pause(request.params.id, request.body.config?.resumeAfter, buyerOf(request, realm)),
    resumeLicence: (request) => changes.resume(request.params.id, buyerOf(request, realm)),
    cancelLicence: async (request) => {
      const buyer = buyerOf(request, realm);
      // Must precede the cancellation: offers exist only for renewing licences.
      if (request.query.cancellationDiscount === 'IGNORE') await ignoreOffer(request.params.id, buyer);
      return changes.cancel(request.params.id, buyer);
    },
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
