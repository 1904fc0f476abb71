import { randomUUID } from 'node:crypto';
import type { BodyOf, Card, ResponseOf } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import { invalidFields, issueOf } from '../../../http/requests/field-refused.js';
import { providerOf } from './charge-payment.js';
import { type MethodRow, PaymentMethodsRepository } from './payment-methods.repository.js';
import { PaymentsRepository } from './payments.repository.js';
import type { PaymentProvider } from './providers/payment-provider.js';

/** Maximum number of stored payment methods per account (MONEY-33). */
const METHODS_MAX = 10;

export interface PaymentMethodsDependencies {
  readonly db: Database;
  readonly providers: readonly PaymentProvider[];
  readonly origin: string;
  readonly defaultLanguage: string;
  readonly clock: Clock;
}

export class PaymentMethodsService {
  readonly #dependencies: PaymentMethodsDependencies;

  constructor(dependencies: PaymentMethodsDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws {ApiError} MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED, INVALID_FIELD, PROVIDER_FAILED */
  async init(
    accountId: string,
    { targetPaymentProvider, paymentMethodType, returnPath }: BodyOf<'initPaymentMethod'>,
    country: string,
  ): Promise<ResponseOf<'initPaymentMethod'>> {
    await this.#checkRoom(accountId);
    const offered = this.#dependencies.providers.filter(
      ({ countries }) => countries === null || countries.includes(country),
    );
    const provider = offered.find(({ id }) => id === targetPaymentProvider);
    if (provider === undefined)
      throw invalidFields([
        issueOf(
          'body.targetPaymentProvider',
          targetPaymentProvider,
          offered.map(({ id }) => id).join(', ') || 'nothing: there is no way to pay here',
        ),
      ]);
    if (!provider.methods.includes(paymentMethodType))
      throw invalidFields([
        issueOf('body.paymentMethodType', paymentMethodType, provider.methods.join(', ')),
      ]);
    const id = randomUUID();
    const methods = new PaymentMethodsRepository(this.#dependencies.db);
    await methods.add({
      id,
      accountId,
      providerId: provider.id,
      type: paymentMethodType,
      status: 'pending',
      createdAt: new Date(this.#dependencies.clock.now()),
    });
    const initiated = await provider.initMethod({
      accountId,
      type: paymentMethodType,
      customer: {
        externalId: await methods.customerOf(accountId, provider.id),
        email: await methods.emailOf(accountId),
      },
      returnUrl: new URL(returnPath ?? '/payment-authorization', this.#dependencies.origin).href,
      idempotencyKey: id,
    });
    const { externalId, customerExternalId } = initiated;
    await methods.save(id, { externalId, customerExternalId });
    return {
      paymentDetailsExternalId: initiated.externalId,
      clientSecret: initiated.clientSecret,
      nextAction: initiated.nextAction,
    };
  }

  /** @throws {ApiError} a code of `CARD_ERRORS`, CHALLENGE_FAILED, PROVIDER_FAILED */
  async validate(
    accountId: string,
    { paymentDetailsExternalId, providerToken }: BodyOf<'validatePaymentMethod'>,
    language: string,
  ): Promise<Card> {
    const existing = await new PaymentMethodsRepository(this.#dependencies.db).of(
      accountId,
      paymentDetailsExternalId,
    );
    if (existing === undefined) throw new ApiError('missing');
    if (existing.status === 'stored')
      return this.#shown(
        existing,
        await new PaymentMethodsRepository(this.#dependencies.db).chargedTo(accountId),
        language,
      );
    const others = await this.#checkRoom(accountId);
    const provider = providerOf(this.#dependencies.providers, existing);
    const state = await provider.readMethod(paymentDetailsExternalId, providerToken ?? null);
    if (state.status === 'action-required') throw new ApiError('CHALLENGE_FAILED');
    if (state.status === 'declined')
      throw new ApiError(
        state.code,
        state.code === 'card_declined' ? { details: { declineCode: state.code } } : {},
      );
    const { externalId, type, brand, last4Digits, holder, expiresOn, country } = state.method;
    const method = await new PaymentMethodsRepository(this.#dependencies.db).save(existing.id, {
      methodExternalId: externalId,
      type,
      brand,
      last4Digits,
      holder,
      expiresOn,
      country,
      status: 'stored',
    });
    if (others.length === 0)
      await new PaymentMethodsRepository(this.#dependencies.db).makeDefault(accountId, method.id);
    return this.#shown(method, [], language);
  }

  async list(accountId: string, language: string): Promise<ResponseOf<'listCards'>> {
    const methods = await new PaymentMethodsRepository(this.#dependencies.db).stored(accountId);
    const charged = await new PaymentMethodsRepository(this.#dependencies.db).chargedTo(accountId);
    return {
      cards: methods.map((method) => this.#shown(method, charged, language)),
      defaultCardId: methods.find(({ isDefault }) => isDefault)?.id ?? null,
    };
  }

  /** @throws {ApiError} CARD_NOT_FOUND */
  async setDefault(accountId: string, cardId: string): Promise<void> {
    const { id } = await this.#stored(accountId, cardId);
    await new PaymentMethodsRepository(this.#dependencies.db).makeDefault(accountId, id);
  }

  /** @throws {ApiError} CARD_NOT_FOUND, or CONFLICT for a card that a licence or an open payment is charged to */
  async remove(accountId: string, cardId: string): Promise<void> {
    const method = await this.#stored(accountId, cardId);
    const charged = await new PaymentMethodsRepository(this.#dependencies.db).chargedTo(accountId);
    const isUsed =
      charged.some(({ methodId }) => methodId === method.id) ||
      (await new PaymentsRepository(this.#dependencies.db).hasOpenOf(method.id));
    if (isUsed) throw new ApiError('CONFLICT');
    await providerOf(this.#dependencies.providers, method).removeMethod(
      method.methodExternalId ?? method.externalId ?? '',
    );
    await new PaymentMethodsRepository(this.#dependencies.db).save(method.id, {
      status: 'removed',
      isDefault: false,
    });
    const [next] = await new PaymentMethodsRepository(this.#dependencies.db).stored(accountId);
    if (method.isDefault && next !== undefined)
      await new PaymentMethodsRepository(this.#dependencies.db).makeDefault(accountId, next.id);
  }

  #shown(
    method: MethodRow,
    charged: Awaited<ReturnType<PaymentMethodsRepository['chargedTo']>>,
    language: string,
  ): Card {
    return {
      cardId: method.id,
      cardType: method.brand ?? '',
      last4Digits: method.last4Digits,
      cardHolder: method.holder,
      expiresOn: method.expiresOn,
      showEula: false,
      paymentProviderId: method.providerId,
      paymentMethodType: method.type,
      licences: charged
        .filter(({ methodId }) => methodId === method.id)
        .map(
          ({ texts, licenceId }) =>
            (texts[language] ?? texts[this.#dependencies.defaultLanguage])?.name ?? licenceId,
        ),
    };
  }

  async #stored(accountId: string, cardId: string): Promise<MethodRow> {
    const method = await new PaymentMethodsRepository(this.#dependencies.db).of(accountId, cardId);
    if (method === undefined || method.status !== 'stored') throw new ApiError('CARD_NOT_FOUND');
    return method;
  }

  async #checkRoom(accountId: string): Promise<readonly MethodRow[]> {
    const methods = await new PaymentMethodsRepository(this.#dependencies.db).stored(accountId);
    if (methods.length >= METHODS_MAX) throw new ApiError('MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED');
    return methods;
  }
}
