import type { LicencePeriod } from '@footlight/contract';
import { durationMs, isUsable, majorUnits, priceToShow } from '@footlight/domain';
import type { Clock } from '../../../clock.js';
import type { Caller } from '../../../feature.js';
import type { CallerLicences } from '../../content/caller-licences.js';
import type { LicenceReader } from '../../content/content-ports.js';
import { hasRunOut, hasStarted, runsOutAt } from './held-licence-status.js';
import type { HeldLicence, LicenceReaderRepository, StoredLicence } from './licence-reader.repository.js';

/**
 * A pause goes on granting access up to its end date, but not without one, nor after a period that cost nothing: what
 * grants access is paid for.
 */
const grantsWhilePaused = ({ resumesAt, periodPaidAmount }: HeldLicence, now: number): boolean =>
  resumesAt !== null && resumesAt.getTime() > now && periodPaidAmount > 0;

const isUsableNow = (licence: HeldLicence, now: number): boolean =>
  isUsable({ status: licence.status, pauseState: licence.paused ? 'paused' : 'none' }) &&
  !hasRunOut(licence, now) &&
  hasStarted(licence, now) &&
  (!licence.paused || grantsWhilePaused(licence, now));

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

const endOf = (licence: HeldLicence): number =>
  licence.paused ? (licence.resumesAt?.getTime() ?? Infinity) : runsOutAt(licence);

const licencesOf = (
  repository: LicenceReaderRepository,
  { accountId, impersonation }: Caller,
  clock: Clock,
): CallerLicences => {
  let held: Promise<HeldLicence[]> | undefined;
  const usable = async (): Promise<HeldLicence[]> => {
    if (accountId === null) return [];
    // A query of the builder runs with each await; its promise does not.
    held ??= repository.heldLicences(accountId).then((rows) => rows);
    return (await held).filter((licence) => isUsableNow(licence, clock.now()));
  };
  return {
    usableIds: async () => new Set((await usable()).map(({ licenceId }) => licenceId)),
    nextEnd: async () => Math.min(...(await usable()).map(endOf)),
    begin: async (licenceIds) => {
      // An administrator who sees an account as its owner does uses nothing up.
      if (impersonation !== undefined) return;
      const opening = (await usable()).filter(({ licenceId }) => licenceIds.includes(licenceId));
      const first = opening.find(({ lastsFromPlay }) => lastsFromPlay !== null);
      if (first === undefined || opening.some(({ lastsFromPlay }) => lastsFromPlay === null)) return;
      const length = durationMs(first.lastsFromPlay ?? '') ?? 0;
      await repository.begin(first.id, new Date(clock.now() + length));
      // Its end has changed.
      held = undefined;
    },
  };
};

export const createLicenceReader = (
  repository: LicenceReaderRepository,
  { defaultLanguage, clock }: { readonly defaultLanguage: string; readonly clock: Clock },
): LicenceReader => ({
  of: (caller) => licencesOf(repository, caller, clock),
  purchases: async (licenceIds, { language, country }) => {
    const found = await repository.licences(licenceIds);
    return found
      .toSorted((a, b) => priceIn(a, country) - priceIn(b, country) || a.position - b.position)
      .map(({ id, texts, purchaseStrategy, prices }) => ({
        licenceId: id,
        name: (texts[language] ?? texts[defaultLanguage])?.name ?? id,
        type: purchaseStrategy.type,
        prices: prices
          .filter((price) => price.default === true || price.countries?.includes(country) === true)
          .map(({ countries, amount, currency, scale, ...price }) => ({
            local: countries?.includes(country) ?? false,
            default: price.default ?? false,
            amount,
            scale,
            currency,
            period: (purchaseStrategy.subscriptionPeriod ?? null) as LicencePeriod | null,
            trial: purchaseStrategy.trialPeriod ?? null,
          })),
      }));
  },
});
