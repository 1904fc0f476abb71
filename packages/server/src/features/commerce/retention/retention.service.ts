import type { CancellationPromotion, PriceMigration, UserLicence } from '@footlight/contract';
import { afterDiscount, cutAtScale } from '@footlight/domain';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { Buyer } from '../baskets/may-buy.js';
import { statusAt, type HeldLicenceRow } from '../licences/held-licence-status.js';
import { priceAmounts, pricedLicence, type PriceView } from '../licences/prices.js';
import {
  lockHeldLicence,
  readCatalogue,
  heldLicencesOf,
  saveHeldLicence,
} from '../licences/held-licences.js';
import {
  runsAt,
  wordsIn,
  type CancellationOffer,
  type MigrationOffer,
  type SaleCatalogue,
} from '../licences/sale-catalogue.js';
import type { LicenceChangesService } from '../renewals/licence-changes.service.js';
import {
  addPromotionAnswer,
  migrationAnswersOf,
  promotionAnswerOf,
  saveMigrationAnswer,
  type MigrationAnswer,
} from './retention.repository.js';

/** Price changes of running subscriptions, and offers to viewers who cancel. */
export interface RetentionService {
  migrations(buyer: Buyer): Promise<PriceMigration[]>;
  /** @throws {ApiError} PRICE_MIGRATION_NOT_FOUND, or LICENCE_STATE_CONFLICT after the time to answer */
  answer(id: string, status: 'continue' | 'leave', buyer: Buyer): Promise<PriceMigration>;
  /** @throws {ApiError} LICENCE_NOT_FOUND, PROMOTION_NOT_FOUND if there is no offer */
  promotion(licenceId: string, buyer: Buyer): Promise<CancellationPromotion>;
  verify(id: string, buyer: Buyer): Promise<boolean>;
  /** @throws {ApiError} PROMOTION_NOT_FOUND, LICENCE_STATE_CONFLICT */
  redeem(id: string, buyer: Buyer): Promise<UserLicence>;
  /** Refuses the current offer for a licence, if there is one. */
  ignore(licenceId: string, buyer: Buyer): Promise<void>;
  /** @throws {ApiError} PROMOTION_NOT_FOUND */
  refuse(id: string, buyer: Buyer): Promise<void>;
}

export interface RetentionDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly realm: Pick<Realm, 'defaultLanguage'>;
  readonly changes: Pick<LicenceChangesService, 'cancel'>;
  readonly heldLicences: (buyer: Buyer) => Promise<readonly UserLicence[]>;
}

const STATUS = { CONTINUED: 'CONTINUED', LEFT: 'LEFT' } as const;

export const createRetentionService = (dependencies: RetentionDependencies): RetentionService => {
  const { db, clock, realm, changes, heldLicences } = dependencies;

  const accountIn = ({ caller }: Buyer): string => {
    if (caller.accountId === null) throw new ApiError('UNAUTHORISED');
    return caller.accountId;
  };
  const viewOf = ({ language, country }: Buyer): PriceView => ({
    language,
    country,
    defaultLanguage: realm.defaultLanguage,
    now: clock.now(),
  });
  const renewing = (licences: readonly HeldLicenceRow[], licenceId: string): HeldLicenceRow | undefined =>
    licences.find(
      (one) =>
        one.licenceId === licenceId && one.provider === null && statusAt(one, clock.now()) === 'active',
    );

  const migrationShown = (
    offer: MigrationOffer,
    catalogue: SaleCatalogue,
    answer: MigrationAnswer | undefined,
    buyer: Buyer,
  ): PriceMigration | undefined => {
    const licence = catalogue.licences.find(({ id }) => id === offer.licenceId);
    if (licence === undefined) return undefined;
    const priced = pricedLicence(licence);
    const bare = { ...catalogue, discounts: [] };
    const view = viewOf(buyer);
    const shown = (amounts: ReturnType<typeof priceAmounts>) =>
      amounts.find(({ local }) => local) ?? amounts.find((one) => one.default);
    const from = shown(priceAmounts(priced, bare, view));
    const to = shown(priceAmounts({ ...priced, prices: offer.prices }, bare, view));
    if (from === undefined || to === undefined) return undefined;
    const { effectiveAt, answerBy } = offer;
    return {
      id: offer.id,
      licenceId: licence.id,
      licenceName: wordsIn(licence.texts, view.language, view.defaultLanguage)?.name ?? licence.id,
      from,
      to,
      effectiveAt,
      answerBy,
      status: answer === undefined ? 'PENDING' : STATUS[answer],
    };
  };

  const migrations = async (buyer: Buyer): Promise<PriceMigration[]> => {
    const accountId = accountIn(buyer);
    const catalogue = await readCatalogue(db);
    const licences = await heldLicencesOf(db, accountId);
    const answers = await migrationAnswersOf(db, accountId);
    return catalogue.priceMigrations
      .filter(({ licenceId, effectiveAt, id }) => {
        const one = renewing(licences, licenceId);
        // Licences bought at the new price need no consent.
        return (
          one !== undefined &&
          one.purchasedAt.getTime() < Date.parse(effectiveAt) &&
          one.price?.priceId.endsWith(`-${id}`) !== true
        );
      })
      .flatMap((offer) => migrationShown(offer, catalogue, answers.get(offer.id), buyer) ?? []);
  };

  /** An open offer for the caller: it is running, the licence renews, and the caller has not answered it. */
  const openOffer = async (
    find: (offer: CancellationOffer) => boolean,
    accountId: string,
  ): Promise<{ offer: CancellationOffer; licence: HeldLicenceRow; catalogue: SaleCatalogue }> => {
    const catalogue = await readCatalogue(db);
    const rows = await heldLicencesOf(db, accountId);
    for (const offer of catalogue.cancellationPromotions.filter(
      (one) => find(one) && runsAt(one, clock.now()),
    )) {
      const licence = offer.licenceIds
        .map((id) => renewing(rows, id))
        .find((one): one is HeldLicenceRow => one?.autoRenewing === true);
      const isAnswered = (await promotionAnswerOf(db, offer.id, accountId)) !== undefined;
      if (licence !== undefined && !isAnswered) return { offer, licence, catalogue };
    }
    throw new ApiError('PROMOTION_NOT_FOUND');
  };

  const answered = async (id: string, accountId: string, answer: 'REDEEMED' | 'REFUSED', tx: Database) => {
    const answeredAt = new Date(clock.now());
    if (!(await addPromotionAnswer(tx, { promotionId: id, accountId, answer, answeredAt })))
      throw new ApiError('PROMOTION_NOT_FOUND');
  };

  return {
    migrations,
    answer: async (id, status, buyer) => {
      const accountId = accountIn(buyer);
      const found = (await migrations(buyer)).find((one) => one.id === id);
      if (found === undefined) throw new ApiError('PRICE_MIGRATION_NOT_FOUND');
      if (Date.parse(found.answerBy) <= clock.now()) throw new ApiError('LICENCE_STATE_CONFLICT');
      const answer = status === 'continue' ? 'CONTINUED' : 'LEFT';
      const answeredAt = new Date(clock.now());
      await saveMigrationAnswer(db, { migrationId: id, accountId, answer, answeredAt });
      if (answer === 'LEFT') await changes.cancel(found.licenceId, buyer);
      return { ...found, status: answer };
    },
    promotion: async (licenceId, buyer) => {
      const accountId = accountIn(buyer);
      const rows = await heldLicencesOf(db, accountId);
      if (renewing(rows, licenceId) === undefined) throw new ApiError('LICENCE_NOT_FOUND');
      const { offer, catalogue } = await openOffer(
        ({ licenceIds }) => licenceIds.includes(licenceId),
        accountId,
      );
      const licence = catalogue.licences.find(({ id }) => id === licenceId);
      const view = viewOf(buyer);
      const amounts =
        licence === undefined
          ? []
          : priceAmounts(pricedLicence(licence), { ...catalogue, discounts: [] }, view);
      const price = amounts.find(({ local }) => local) ?? amounts.find((one) => one.default);
      if (price === undefined) throw new ApiError('PROMOTION_NOT_FOUND');
      const cut = cutAtScale(offer.discount, price.scale);
      const worded = (words: Readonly<Record<string, string>>): string =>
        wordsIn(words, view.language, view.defaultLanguage) ?? '';
      return {
        id: offer.id,
        licenceId,
        title: worded(offer.title),
        text: worded(offer.text),
        discount: {
          type: cut.type,
          percentage: cut.type === 'percentage' ? cut.percentage : null,
          amount: cut.type === 'amount' ? cut.amount : null,
          state: 'active',
          lifeTimeRepeat: offer.lifeTimeRepeat,
          startsAt: offer.startsAt ?? null,
          endsAt: offer.expiresAt ?? null,
        },
        priceAfterDiscount: {
          ...price,
          amount: afterDiscount(price.amount, cut),
          periodAmounts: price.periodAmounts.map(({ period, amount }) => ({
            period,
            amount: afterDiscount(amount, cut),
          })),
        },
      };
    },
    verify: async (id, buyer) => {
      const accountId = accountIn(buyer);
      const { cancellationPromotions } = await readCatalogue(db);
      if (!cancellationPromotions.some((offer) => offer.id === id)) throw new ApiError('PROMOTION_NOT_FOUND');
      return openOffer((offer) => offer.id === id, accountId).then(
        () => true,
        () => false,
      );
    },
    redeem: async (id, buyer) => {
      const accountId = accountIn(buyer);
      const { offer, licence } = await openOffer((one) => one.id === id, accountId);
      await db.transaction(async (tx) => {
        const locked = await lockHeldLicence(tx, accountId, licence.licenceId);
        if (locked === undefined || !locked.autoRenewing) throw new ApiError('LICENCE_STATE_CONFLICT');
        await answered(id, accountId, 'REDEEMED', tx);
        await saveHeldLicence(tx, locked.id, {
          discounts: [
            ...locked.discounts,
            { source: 'promotion', code: offer.id, cut: offer.discount, left: offer.lifeTimeRepeat },
          ],
        });
      });
      const shown = (await heldLicences(buyer)).find((one) => one.id === licence.licenceId);
      if (shown === undefined) throw new ApiError('LICENCE_STATE_CONFLICT');
      return shown;
    },
    ignore: async (licenceId, buyer) => {
      const accountId = accountIn(buyer);
      const isOf = ({ licenceIds }: CancellationOffer): boolean => licenceIds.includes(licenceId);
      const found = await openOffer(isOf, accountId).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'PROMOTION_NOT_FOUND') return null;
        throw error;
      });
      if (found !== null) await answered(found.offer.id, accountId, 'REFUSED', db);
    },
    refuse: async (id, buyer) => {
      const accountId = accountIn(buyer);
      await openOffer((offer) => offer.id === id, accountId);
      await answered(id, accountId, 'REFUSED', db);
    },
  };
};
