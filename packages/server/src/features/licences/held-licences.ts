/** Access to held licences and the catalogue for other features, in their own transactions. */
export {
  confirmHeldLicence as confirmHeld,
  heldLicencesOf as readHeldOf,
  lockHeldLicence as lockHeld,
  lockHeldLicenceById as lockHeldById,
  lockHeldLicencesByIds as lockHeldByIds,
  saveHeldLicence as saveHeld,
} from './held-licences.repository.js';
export { readSaleCatalogue as readCatalogue } from './sale-catalogue.repository.js';
