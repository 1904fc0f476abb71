/** Access to held licences and the catalogue for other features, in their own transactions. */
export {
  confirmHeldLicence,
  heldLicencesOf,
  lockHeldLicence,
  lockHeldLicenceById,
  lockHeldLicencesByIds,
  saveHeldLicence,
} from './held-licences.repository.js';
export { readSaleCatalogue as readCatalogue } from './sale-catalogue.repository.js';
