import type { CancellationPromotion, PriceMigration, UserLicence } from '@footlight/contract';
import { cutAtScale } from '@footlight/domain';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { Buyer } from '../baskets/may-buy.js';
import { statusAt, type HeldLicenceRow } from '../licences/held-licence-status.js';
import { agreedAmount, pricedLicence, taxedNow } from '../licences/prices.js';
import { HeldLicencesRepository } from '../licences/held-licences.repository.js';
import { SaleCatalogueRepository } from '../licences/sale-catalogue.repository.js';
import {
  runsAt,
  wordsIn,
  type CancellationOffer,
  type MigrationOffer,
  type SaleCatalogue,
} from '../licences/sale-catalogue.js';
import type { LicenceChangesService } from '../renewals/licence-changes.service.js';
import { renewalPrice } from '../renewals/renewal-terms.js';
import type { AppliedTax, TaxService } from '../tax/tax.service.js';
import { type MigrationAnswer, RetentionRepository } from './retention.repository.js';

export interface RetentionDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly realm: Pick<Realm, 'defaultLanguage'>;
  readonly tax: Pick<TaxService, 'ofHeld'>;
  readonly changes: Pick<LicenceChangesService, 'cancel'>;
  readonly heldLicences: (buyer: Buyer) => Promise<readonly UserLicence[]>;
}

const STATUS = { CONTINUED: 'CONTINUED', LEFT: 'LEFT' } as const;

const accountIn = ({ caller }: Buyer): string => {
  if (caller.accountId === null) throw new ApiError('UNAUTHORISED');
  return caller.accountId;
};

/** Price changes of running subscriptions, and offers to viewers who cancel. */
export class RetentionService {
  readonly #dependencies: RetentionDependencies;

  constructor(dependencies: RetentionDependencies) {
    this.#dependencies = dependencies;
  }

  async migrations(buyer: Buyer): Promise<PriceMigration[]> {
    const accountId = accountIn(buyer);
    const catalogue = await new SaleCatalogueRepository(this.#dependencies.db).read();
    const licences = await new HeldLicencesRepository(this.#dependencies.db).ofAccount(accountId);
    const answers = await new RetentionRepository(this.#dependencies.db).migrationAnswersOf(accountId);
    const taxOf = await this.#dependencies.tax.ofHeld(licences);
    return catalogue.priceMigrations.flatMap((offer) => {
      const held = this.#renewing(licences, offer.licenceId);
      // Licences bought at the new price need no consent.
      const isAffected =
        held !== undefined &&
        held.purchasedAt.getTime() < Date.parse(offer.effectiveAt) &&
        held.price?.priceId.endsWith(`-${offer.id}`) !== true;
      return isAffected
        ? (this.#migrationShown(
            offer,
            { held, tax: taxOf(held.id) },
            catalogue,
            answers.get(offer.id),
            buyer,
          ) ?? [])
        : [];
    });
  }

  /** @throws {ApiError} PRICE_MIGRATION_NOT_FOUND, or LICENCE_STATE_CONFLICT after the time to answer */
  async answer(id: string, status: 'continue' | 'leave', buyer: Buyer): Promise<PriceMigration> {
    const accountId = accountIn(buyer);
    const found = (await this.migrations(buyer)).find((one) => one.id === id);
    if (found === undefined) throw new ApiError('PRICE_MIGRATION_NOT_FOUND');
    if (Date.parse(found.answerBy) <= this.#dependencies.clock.now())
      throw new ApiError('LICENCE_STATE_CONFLICT');
    const answer = status === 'continue' ? 'CONTINUED' : 'LEFT';
    const answeredAt = new Date(this.#dependencies.clock.now());
    await new RetentionRepository(this.#dependencies.db).saveMigrationAnswer({
      migrationId: id,
      accountId,
      answer,
      answeredAt,
    });
    if (answer === 'LEFT') await this.#dependencies.changes.cancel(found.licenceId, buyer);
    return { ...found, status: answer };
  }

  /** @throws {ApiError} LICENCE_NOT_FOUND, PROMOTION_NOT_FOUND if there is no offer */
  async promotion(licenceId: string, buyer: Buyer): Promise<CancellationPromotion> {
    const accountId = accountIn(buyer);
    const rows = await new HeldLicencesRepository(this.#dependencies.db).ofAccount(accountId);
    const held = this.#renewing(rows, licenceId);
    if (held === undefined) throw new ApiError('LICENCE_NOT_FOUND');
    const { offer, catalogue } = await this.#openOffer(
      ({ licenceIds }) => licenceIds.includes(licenceId),
      accountId,
    );
    const licence = catalogue.licences.find(({ id }) => id === licenceId);
    if (licence === undefined || held.price === null) throw new ApiError('PROMOTION_NOT_FOUND');
    const cut = cutAtScale(offer.discount, held.price.scale);
    const tax = (await this.#dependencies.tax.ofHeld([held]))(held.id);
    const worded = (words: Readonly<Record<string, string>>): string =>
      wordsIn(words, buyer.language, this.#dependencies.realm.defaultLanguage) ?? '';
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
      priceAfterDiscount: agreedAmount(pricedLicence(licence), taxedNow(held.price, tax), [cut]),
    };
  }

  async verify(id: string, buyer: Buyer): Promise<boolean> {
    const accountId = accountIn(buyer);
    const { cancellationPromotions } = await new SaleCatalogueRepository(this.#dependencies.db).read();
    if (!cancellationPromotions.some((offer) => offer.id === id)) throw new ApiError('PROMOTION_NOT_FOUND');
    return this.#openOffer((offer) => offer.id === id, accountId).then(
      () => true,
      () => false,
    );
  }

  /** @throws {ApiError} PROMOTION_NOT_FOUND, LICENCE_STATE_CONFLICT */
  async redeem(id: string, buyer: Buyer): Promise<UserLicence> {
    const accountId = accountIn(buyer);
    const { offer, licence } = await this.#openOffer((one) => one.id === id, accountId);
    await this.#dependencies.db.transaction(async (tx) => {
      const heldLicencesRepository = new HeldLicencesRepository(tx);
      const locked = await heldLicencesRepository.lock(accountId, licence.licenceId);
      if (locked === undefined || !locked.autoRenewing) throw new ApiError('LICENCE_STATE_CONFLICT');
      await this.#answered(id, accountId, 'REDEEMED', tx);
      await heldLicencesRepository.save(locked.id, {
        discounts: [
          ...locked.discounts,
          { source: 'promotion', code: offer.id, cut: offer.discount, left: offer.lifeTimeRepeat },
        ],
      });
    });
    const shown = (await this.#dependencies.heldLicences(buyer)).find((one) => one.id === licence.licenceId);
    if (shown === undefined) throw new ApiError('LICENCE_STATE_CONFLICT');
    return shown;
  }

  /** Refuses the current offer for a licence, if there is one. */
  async ignore(licenceId: string, buyer: Buyer): Promise<void> {
    const accountId = accountIn(buyer);
    const isOf = ({ licenceIds }: CancellationOffer): boolean => licenceIds.includes(licenceId);
    const found = await this.#openOffer(isOf, accountId).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'PROMOTION_NOT_FOUND') return null;
      throw error;
    });
    if (found !== null) await this.#answered(found.offer.id, accountId, 'REFUSED', this.#dependencies.db);
  }

  /** @throws {ApiError} PROMOTION_NOT_FOUND */
  async refuse(id: string, buyer: Buyer): Promise<void> {
    const accountId = accountIn(buyer);
    await this.#openOffer((offer) => offer.id === id, accountId);
    await this.#answered(id, accountId, 'REFUSED', this.#dependencies.db);
  }

  #renewing(licences: readonly HeldLicenceRow[], licenceId: string): HeldLicenceRow | undefined {
    return licences.find(
      (one) =>
        one.licenceId === licenceId &&
        one.provider === null &&
        statusAt(one, this.#dependencies.clock.now()) === 'active',
    );
  }

  #migrationShown(
    offer: MigrationOffer,
    { held, tax }: { readonly held: HeldLicenceRow; readonly tax: AppliedTax | undefined },
    catalogue: SaleCatalogue,
    answer: MigrationAnswer | undefined,
    buyer: Buyer,
  ): PriceMigration | undefined {
    const licence = catalogue.licences.find(({ id }) => id === offer.licenceId);
    const next = renewalPrice(held, catalogue, offer, tax);
    if (licence === undefined || held.price === null || next === null) return undefined;
    const priced = pricedLicence(licence);
    const { effectiveAt, answerBy } = offer;
    return {
      id: offer.id,
      licenceId: licence.id,
      licenceName:
        wordsIn(licence.texts, buyer.language, this.#dependencies.realm.defaultLanguage)?.name ?? licence.id,
      from: agreedAmount(priced, taxedNow(held.price, tax)),
      to: agreedAmount(priced, next),
      effectiveAt,
      answerBy,
      status: answer === undefined ? 'PENDING' : STATUS[answer],
    };
  }

  /** An open offer for the caller: it is running, the licence renews, and the caller has not answered it. */
  async #openOffer(
    find: (offer: CancellationOffer) => boolean,
    accountId: string,
  ): Promise<{ offer: CancellationOffer; licence: HeldLicenceRow; catalogue: SaleCatalogue }> {
    const catalogue = await new SaleCatalogueRepository(this.#dependencies.db).read();
    const rows = await new HeldLicencesRepository(this.#dependencies.db).ofAccount(accountId);
    for (const offer of catalogue.cancellationPromotions.filter(
      (one) => find(one) && runsAt(one, this.#dependencies.clock.now()),
    )) {
      const licence = offer.licenceIds
        .map((id) => this.#renewing(rows, id))
        .find((one): one is HeldLicenceRow => one?.autoRenewing === true);
      const isAnswered =
        (await new RetentionRepository(this.#dependencies.db).promotionAnswerOf(offer.id, accountId)) !==
        undefined;
      if (licence !== undefined && !isAnswered) return { offer, licence, catalogue };
    }
    throw new ApiError('PROMOTION_NOT_FOUND');
  }

  async #answered(id: string, accountId: string, answer: 'REDEEMED' | 'REFUSED', tx: Database) {
    const answeredAt = new Date(this.#dependencies.clock.now());
    if (
      !(await new RetentionRepository(tx).addPromotionAnswer({
        promotionId: id,
        accountId,
        answer,
        answeredAt,
      }))
    )
      throw new ApiError('PROMOTION_NOT_FOUND');
  }
}
