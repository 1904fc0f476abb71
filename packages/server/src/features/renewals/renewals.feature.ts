import type { Realm } from '../../realm/load-realm.js';
import type { ChargeTools } from '../payments/charge-payment.js';
import { createLicenceChanges, type LicenceChangesDependencies } from './licence-changes.service.js';
import { licenceChangesHandlers } from './licence-changes.routes.js';
import { createRenewalsService } from './renewals.service.js';

type IgnoreOffer = Parameters<typeof licenceChangesHandlers>[2];

/** Licences as they go on: renewed when they are due, and changed by who holds them. */
export const createRenewalsFeature = ({
  tools,
  realm,
  billing,
  heldLicences,
}: Pick<LicenceChangesDependencies, 'billing' | 'heldLicences'> & {
  readonly tools: ChargeTools;
  readonly realm: Realm;
}) => {
  const renewals = createRenewalsService(tools);
  const { db, clock } = tools;
  const changes = createLicenceChanges({ db, clock, realm, billing, renewals, heldLicences });
  return {
    renewals,
    changes,
    /** @param ignoreOffer keeps that somebody leaves in spite of what is offered for staying */
    handlersWith: (ignoreOffer: IgnoreOffer) => licenceChangesHandlers(changes, realm, ignoreOffer),
  };
};
