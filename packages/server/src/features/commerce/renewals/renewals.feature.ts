import type { Realm } from '../../../realm/load-realm.js';
import type { ChargeTools } from '../payments/charge-payment.js';
import { type LicenceChangesDependencies, LicenceChangesService } from './licence-changes.service.js';
import { licenceChangesHandlers } from './licence-changes.routes.js';
import { RenewalsService } from './renewals.service.js';

type IgnoreOffer = Parameters<typeof licenceChangesHandlers>[2];

/** Renewals of due licences, and changes made by their holders. */
export const createRenewalsFeature = ({
  tools,
  realm,
  billing,
  heldLicences,
}: Pick<LicenceChangesDependencies, 'billing' | 'heldLicences'> & {
  readonly tools: ChargeTools;
  readonly realm: Realm;
}) => {
  const renewals = new RenewalsService(tools);
  const { db, clock } = tools;
  const changes = new LicenceChangesService({ db, clock, realm, billing, renewals, heldLicences });
  return {
    renewals,
    changes,
    /** @param ignoreOffer records that the holder declined the offer made on cancellation */
    handlersWith: (ignoreOffer: IgnoreOffer) => licenceChangesHandlers(changes, realm, ignoreOffer),
  };
};
