import type { Discount, Licence, LicenceStatus, UserLicence } from '@footlight/contract';
import { basketTotals, canRepurchase, cutAtScale, isDowngrade, type RankedLicence } from '@footlight/domain';
import type { Caller } from '../../../feature.js';
import type { Realm } from '../../../realm/load-realm.js';
import {
  hasRunOut,
  hasStarted,
  rankedLicence,
  statusAt,
  type HeldLicenceRow,
} from './held-licence-status.js';
import type { TaxOfHeld } from '../tax/tax.service.js';
import { periodOf, priceAmounts, pricedLicence, taxedNow, type PriceView } from './prices.js';
import { wordsIn, type SaleCatalogue, type StoredLicence } from './sale-catalogue.js';

const DAY_MS = 86_400_000;

export type LicenceRules = Realm['licenceRules'];

export interface LicenceView extends PriceView {
  readonly caller: Caller;
  /** All licences that the caller holds or has held. */
  readonly heldLicences: readonly HeldLicenceRow[];
  readonly rules: LicenceRules;
  /** The tax of renewals of the held licences. */
  readonly taxOf: TaxOfHeld;
}

/** Whether a lower licence of the family can be bought while a higher one is active. */
export const mayStepDown = (family: string | null, { families }: LicenceRules): boolean =>
  families.find(({ id }) => id === family)?.downgrade === 'ALLOWED';

/**
 * Whether the caller can buy the licence now, or why not.
 * @see docs/rules/commerce.md MONEY-23
 */
export const purchaseDecision = (
  licence: StoredLicence,
  catalogue: SaleCatalogue,
  { caller, heldLicences, rules, now }: Pick<LicenceView, 'caller' | 'heldLicences' | 'rules' | 'now'>,
): Licence['purchase'] => {
  if ((licence.display.ctaControl ?? 'BUY') !== 'BUY' || caller.profile?.tp === 'child') return 'NOT_ALLOWED';
  // A pass whose last day is over.
  if ((endsAtOf(licence, now) ?? Infinity) <= now) return 'NOT_ALLOWED';
  const ranked: readonly RankedLicence[] = heldLicences.map((one) => rankedLicence(one, catalogue, now));
  const terms = { free: licence.type === 'free', freeMayRepeat: rules.repurchaseFree };
  const own = ranked.filter(({ id }) => id === licence.id);
  if (own.some((ownLicence) => !canRepurchase(ownLicence, terms))) return 'HELD';
  return isDowngrade(licence, ranked) && !mayStepDown(licence.family, rules)
    ? 'DOWNGRADE_BLOCKED'
    : 'ALLOWED';
};

/** Whether the account holds or has held the licence or one of its family, so that no trial is offered (MONEY-28). */
export const hasHeldFamily = (
  { id, family }: Pick<StoredLicence, 'id' | 'family'>,
  catalogue: SaleCatalogue,
  heldLicences: readonly Pick<HeldLicenceRow, 'licenceId'>[],
): boolean => {
  const familyOf = (licenceId: string): string | null =>
    catalogue.licences.find((one) => one.id === licenceId)?.family ?? null;
  return heldLicences.some(
    ({ licenceId }) => licenceId === id || (family !== null && familyOf(licenceId) === family),
  );
};

/**
 * When a pass with a fixed date ends if it is bought at `now`, in milliseconds since the epoch; null for other
 * licences.
 */
export const endsAtOf = ({ purchaseStrategy }: StoredLicence, now: number): number | null => {
  const { type, endsAt, endsIn } = purchaseStrategy;
  if (type === 'FIXED_DATE' && endsAt !== undefined) return Date.parse(endsAt);
  const [, count, unit] = /^P(\d+)([DWMY])$/u.exec(endsIn ?? '') ?? [];
  if (type !== 'FIXED_DATE' || count === undefined || unit === undefined) return null;
  const days = Number(count) * ({ D: 1, W: 7, M: 30, Y: 365 }[unit] ?? 1);
  // Counted from the start of the day, so that the date does not change between requests of a day.
  return Math.floor(now / DAY_MS) * DAY_MS + days * DAY_MS;
};

export const licenceShown = (
  licence: StoredLicence,
  catalogue: SaleCatalogue,
  view: LicenceView,
): Licence => {
  const { display, purchaseStrategy: strategy } = licence;
  const words = wordsIn(licence.texts, view.language, view.defaultLanguage);
  const ends = endsAtOf(licence, view.now);
  return {
    id: licence.id,
    name: words?.name ?? licence.id,
    description: words?.description ?? '',
    family: licence.family,
    rank: licence.rank,
    type: licence.type === 'free' ? 'FREE' : 'STANDARD',
    purchaseStrategy: {
      type: strategy.type,
      subscriptionPeriod: periodOf(licence),
      startsAt: strategy.startsAt === undefined ? null : new Date(strategy.startsAt).toISOString(),
      endsAt: ends === null ? null : new Date(ends).toISOString(),
      externalAuthProviderDetails: display.external ?? null,
    },
    trialDetails: strategy.trialPeriod === undefined ? null : { trialPeriodDuration: strategy.trialPeriod },
    defaultMarketingPricePeriod: display.marketingPeriod ?? periodOf(licence),
    amounts: priceAmounts(pricedLicence(licence), catalogue, view),
    cta:
      display.cta === undefined ? null : (wordsIn(display.cta, view.language, view.defaultLanguage) ?? null),
    ctaControl: display.ctaControl ?? 'BUY',
    displayStyle: display.displayStyle ?? 'REGULAR',
    purchase: purchaseDecision(licence, catalogue, view),
  };
};

const pauseStateOf = (
  heldLicence: HeldLicenceRow,
  licence: StoredLicence | undefined,
  rules: LicenceRules,
): LicenceStatus['pauseState'] => {
  if (heldLicence.paused)
    return heldLicence.pauseRequest === 'RESUME_REQUESTED' ? 'RESUME_REQUESTED' : 'PAUSED';
  if (heldLicence.pauseRequest === 'PAUSE_REQUESTED') return 'PAUSE_REQUESTED';
  const isSubscription = licence?.purchaseStrategy.type === 'SUBSCRIPTION' && heldLicence.provider === null;
  return rules.pause.enabled && isSubscription ? 'NONE' : 'NOT_ALLOWED';
};

const STATUS = { inactive: 'INACTIVE', expired: 'EXPIRED' } as const;

const statusOf = (
  heldLicence: HeldLicenceRow,
  licence: StoredLicence | undefined,
  now: number,
): LicenceStatus['status'] => {
  const status = statusAt(heldLicence, now);
  if (status !== 'active') return STATUS[status];
  if (licence?.type === 'free') return 'FREE';
  return heldLicence.trial ? 'TRIAL_ACTIVE' : 'ACTIVE';
};

/** A paused licence keeps its discounts until it resumes; one that does not renew has none left (MONEY-12). */
const discountsOf = ({ discounts, autoRenewing, paused, price }: HeldLicenceRow): Discount[] =>
  autoRenewing || paused
    ? discounts.map(({ cut: stored, left }) => {
        const cut = cutAtScale(stored, price?.scale ?? 2);
        return {
          type: cut.type,
          percentage: cut.type === 'percentage' ? cut.percentage : null,
          amount: cut.type === 'amount' ? cut.amount : null,
          state: paused ? 'upcoming' : 'active',
          lifeTimeRepeat: left === null ? null : left - 1,
          startsAt: null,
          endsAt: null,
        };
      })
    : [];

/** The agreed price with the tax of now, which a renewal is charged without discounts (MONEY-9). */
const renewalPriceOf = (
  { id, price, period, provider }: HeldLicenceRow,
  taxOf: TaxOfHeld,
): LicenceStatus['renewalPrice'] => {
  if (price === null || period === null || provider !== null) return null;
  const { currency, scale } = price;
  return { amount: basketTotals(taxedNow(price, taxOf(id)), []).total, currency, scale, period };
};

/** The status of a held licence in the shape of the contract. */
const licenceStatus = (
  heldLicence: HeldLicenceRow,
  licence: StoredLicence | undefined,
  { rules, now, taxOf }: Pick<LicenceView, 'rules' | 'now' | 'taxOf'>,
): LicenceStatus => {
  const expiryTimestamp = heldLicence.expiresAt?.toISOString() ?? null;
  const renews = heldLicence.autoRenewing && !hasRunOut(heldLicence, now);
  return {
    status: statusOf(heldLicence, licence, now),
    autoRenewingStatus: heldLicence.provider !== null ? 'UNKNOWN' : renews ? 'AUTO_RENEWING' : 'NOT_RENEWING',
    pauseState: pauseStateOf(heldLicence, licence, rules),
    resumesAt: heldLicence.resumesAt?.toISOString() ?? null,
    expiryTimestamp,
    startsAt: hasStarted(heldLicence, now) ? null : (heldLicence.startsAt?.toISOString() ?? null),
    subscriptionPendingActions: [...heldLicence.pendingActions],
    licencePayment: {
      paymentEventType: heldLicence.provider === null ? heldLicence.paymentEvent : 'UNKNOWN_RENEWING',
      purchaseTimestamp: heldLicence.purchasedAt.toISOString(),
      expiryTimestamp,
      paymentProviderInfo: {
        managed: heldLicence.provider === null,
        providerName: heldLicence.paymentProviderId ?? heldLicence.provider ?? '',
        cardId: heldLicence.paymentMethodId,
        purchaseId: heldLicence.paymentId,
      },
    },
    renewalPrice: renewalPriceOf(heldLicence, taxOf),
    discounts: discountsOf(heldLicence),
  };
};

/** Undefined if the licence is no longer in the catalogue. */
export const userLicence = (
  heldLicence: HeldLicenceRow,
  catalogue: SaleCatalogue,
  view: LicenceView,
): UserLicence | undefined => {
  const licence = catalogue.licences.find(({ id }) => id === heldLicence.licenceId);
  if (licence === undefined) return undefined;
  return {
    ...licenceShown(licence, catalogue, view),
    licenceStatus: licenceStatus(heldLicence, licence, view),
  };
};
