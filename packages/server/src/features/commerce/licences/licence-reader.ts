import type { LicencePeriod } from '@footlight/contract';
import { durationMs, isUsable, majorUnits, priceToShow } from '@footlight/domain';
import type { Clock } from '../../../clock.js';
import type { Caller } from '../../../feature.js';
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

const usableLicences = async (
  repository: LicenceReaderRepository,
  { accountId }: Pick<Caller, 'accountId'>,
  now: number,
): Promise<HeldLicence[]> =>
  accountId === null
    ? []
    : (await repository.heldLicences(accountId)).filter((licence) => isUsableNow(licence, now));

export const createLicenceReader = (
  repository: LicenceReaderRepository,
  { defaultLanguage, clock }: { readonly defaultLanguage: string; readonly clock: Clock },
): LicenceReader => ({
  usableIds: async (caller) =>
    new Set((await usableLicences(repository, caller, clock.now())).map(({ licenceId }) => licenceId)),
  nextEnd: async (caller) =>
    Math.min(
      ...(await usableLicences(repository, caller, clock.now())).map((licence) =>
        licence.paused ? (licence.resumesAt?.getTime() ?? Infinity) : runsOutAt(licence),
      ),
    ),
  begin: async (caller, licenceIds) => {
    // An administrator who sees an account as its owner does uses nothing up.
    if (caller.impersonation !== undefined) return;
    const opening = (await usableLicences(repository, caller, clock.now())).filter(({ licenceId }) =>
      licenceIds.includes(licenceId),
    );
    const first = opening.find(({ lastsFromPlay }) => lastsFromPlay !== null);
    if (first === undefined || opening.some(({ lastsFromPlay }) => lastsFromPlay === null)) return;
    const length = durationMs(first.lastsFromPlay ?? '') ?? 0;
    await repository.begin(first.id, new Date(clock.now() + length));
  },
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
