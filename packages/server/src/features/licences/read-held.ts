/** Access to held licences and the catalogue for other features, in their own transactions. */
export {
  confirmHeld,
  heldBy as readHeldOf,
  lockHeld,
  lockHeldById,
  lockHeldByIds,
  saveHeld,
} from './held-licences.repository.js';
export { readSaleCatalogue as readCatalogue } from './sale-catalogue.repository.js';
