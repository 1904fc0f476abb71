import { isUsable, majorUnits, priceToShow } from '@footlight/domain';
import type { Clock } from '../../clock.js';
import type { LicenceReader } from '../content/content-ports.js';
import type { HeldLicence, LicencesHeldRepository, StoredLicence } from './licences-held.repository.js';

/** An active licence whose time has run out opens nothing, whether or not its status has been brought up to date. */
const hasRunOut = ({ status, expiresAt }: HeldLicence, now: number): boolean =>
  status === 'active' && expiresAt !== null && expiresAt.getTime() <= now;

const isUsableNow = (held: HeldLicence, now: number): boolean =>
  isUsable({ status: held.status, pauseState: held.paused ? 'paused' : 'none' }) && !hasRunOut(held, now);

const priceIn = ({ prices }: StoredLicence, country: string): number => {
  const price = priceToShow(
    prices.map(({ countries = [], ...rest }) => ({
      ...rest,
      local: countries.includes(country),
      default: rest.default ?? false,
    })),
  );
  return 'scale' in price ? majorUnits(price) : price.amount;
};

export const createLicenceReader = (
  repository: LicencesHeldRepository,
  { defaultLanguage, clock }: { readonly defaultLanguage: string; readonly clock: Clock },
): LicenceReader => ({
  usableIds: async ({ accountId }) => {
    if (accountId === null) return new Set();
    const now = clock.now();
    const held = await repository.heldBy(accountId);
    return new Set(held.filter((licence) => isUsableNow(licence, now)).map(({ licenceId }) => licenceId));
  },
  purchases: async (licenceIds, { language, country }) => {
    const found = await repository.licences(licenceIds);
    return found
      .toSorted((a, b) => priceIn(a, country) - priceIn(b, country) || a.position - b.position)
      .map(({ id, texts, purchaseStrategy }) => ({
        licenceId: id,
        name: (texts[language] ?? texts[defaultLanguage])?.name ?? id,
        type: purchaseStrategy.type,
      }));
  },
});
